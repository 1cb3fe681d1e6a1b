/** Settings of the operator that pages render. */
export type AppConfig = {
  /** Where user data is stored: in this browser only, or on a server. */
  readonly dataLocation: 'browser' | 'server';
  /** The public origin of the site ("https://films.example"); null if not configured. */
  readonly siteUrl: string | null;
  /** Whether the catalogue's facts are of today. The embedded one ends at a date in the past. */
  readonly isCatalogueCurrent: boolean;
  /** Members may sign in with Google too; absent: no. */
  readonly hasGoogle?: true;
};
