import type { PersonDetails } from '#domain/catalogue/person';
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
  acting: 'Acting',
  noDate: 'No date',
  series: 'Series',
  titles: (count: number): string => formatCountWithNoun(count, 'title', 'titles'),
  noCredits: 'No credits yet.',
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
