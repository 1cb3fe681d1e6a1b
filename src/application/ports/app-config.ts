/** What whoever runs this copy of the house has decided, and its pages have to tell. */
export type AppConfig = {
  /** Where people's things are: in this browser alone, or on a server that others can reach too. */
  readonly dataLocation: 'browser' | 'server';
  /** The address that the house is known by ("https://films.example"); null where nobody said. */
  readonly siteUrl: string | null;
};
