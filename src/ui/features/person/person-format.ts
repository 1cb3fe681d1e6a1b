import type { PersonDetails } from '#domain/catalogue/person';
import { formatDate } from '../shared/title-format';

const formatDates = ({ born, died }: Pick<PersonDetails, 'born' | 'died'>): string | null => {
  if (born !== null && died !== null) return `${formatDate(born)} to ${formatDate(died)}`;
  if (born !== null) return `Born ${formatDate(born)}`;
  return died === null ? null : `Died ${formatDate(died)}`;
};

/** Maximum length of a description in search results and link previews, in characters. */
const MAX_LENGTH = 160;

/** Returns the start of a text, cut after a whole word. */
const excerpt = (text: string): string => (text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH).replace(/[\s\p{P}]*\s\S*$/u, '')}…`);

/** Describes a person in at most 160 characters: the start of the biography, else the best-known titles. */
export const describePerson = ({ name, biography, titles }: Pick<PersonDetails, 'name' | 'biography' | 'titles'>): string =>
  biography === null
    ? `${name}${titles.length === 0 ? '' : `, known for ${titles.slice(0, 3).map(({ title }) => title).join(', ')}`}: the filmography.`
    : excerpt(biography.replace(/\s+/g, ' '));

/** Formats profession, life dates and birthplace in one line; unknown parts are omitted. */
export const formatLifeDates = ({ knownFor, birthplace, ...life }: Pick<PersonDetails, 'knownFor' | 'born' | 'died' | 'birthplace'>): string =>
  [knownFor, formatDates(life), birthplace].filter((part) => part !== null && part !== '').join(' · ');
