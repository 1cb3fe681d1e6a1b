import type { PersonDetails } from '#domain/catalogue/person';
import { dayInWords } from './title-words';

const dates = ({ born, died }: Pick<PersonDetails, 'born' | 'died'>): string | null => {
  if (born !== null && died !== null) return `${dayInWords(born)} to ${dayInWords(died)}`;
  if (born !== null) return `Born ${dayInWords(born)}`;
  return died === null ? null : `Died ${dayInWords(died)}`;
};

/** What somebody does, from when to when they lived, and where they came from; what is not known is not said. */
export const lifeInWords = ({ knownFor, birthplace, ...life }: Pick<PersonDetails, 'knownFor' | 'born' | 'died' | 'birthplace'>): string =>
  [knownFor, dates(life), birthplace].filter((part) => part !== null && part !== '').join(' · ');
