import type { PersonDetails } from '#domain/catalogue/person';
import type { Title } from '#domain/catalogue/title';
import { formatCountWithNoun, formatDate } from '#ui/messages/format/format.ts';

/** Texts of a person's page. */
export const PERSON_MESSAGES = {
  person: 'Person',
  personDescription: 'A person’s films and series.',
  loading: 'Loading',
  portrait: (name: string): string => `Portrait of ${name}`,
  readMore: 'Read more',
  knownFor: 'Known for',
  filmography: 'Filmography',
  creditsToShow: 'Credits to show',
  credits: { all: 'All', cast: 'Cast', crew: 'Crew' },
  typesToShow: 'Films or series',
  types: { all: 'All', movie: 'Films', tv: 'Series' },
  sort: 'Order',
  sorts: { newest: 'Newest', oldest: 'Oldest', rating: 'Best rated' },
  /** @param decade 1990 for the 1990s; null for titles without a year. */
  decade: (decade: number | null): string => (decade === null ? 'No date' : `${decade}s`),
  /** Returns the year, "series", and what the person did: "2019 · Kim Ki-taek". */
  credit: ({ year, mediaType }: Pick<Title, 'year' | 'mediaType'>, as: string): string =>
    [year === null ? 'No date' : String(year), mediaType === 'tv' ? 'Series' : '', as].filter((part) => part !== '').join(' · '),
  colleagues: 'Worked with most often',
  /** Of people of the best-known titles alone. */
  lateColleagues: 'Also worked on several of the best-known titles',
  titles: (count: number): string => formatCountWithNoun(count, 'title', 'titles'),
  noCredits: 'No credits yet.',
  noneLeft: 'Nothing of this kind.',
  searchOther: 'Search for someone else',
} as const;

const lifeSpan = ({ born, died }: Pick<PersonDetails, 'born' | 'died'>): string | null => {
  if (born !== null && died !== null) return `${formatDate(born)} to ${formatDate(died)}`;
  if (born !== null) return `Born ${formatDate(born)}`;
  return died === null ? null : `Died ${formatDate(died)}`;
};

/** Formats profession, life dates and birthplace in one line; unknown parts are omitted. */
export const formatPersonFacts = ({
  knownFor, birthplace,
  ...life
}: Pick<PersonDetails, 'knownFor' | 'born' | 'died' | 'birthplace'>): string =>
  [knownFor, lifeSpan(life), birthplace].filter((part) => part !== null && part !== '').join(' · ');
