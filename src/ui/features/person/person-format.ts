import type { PersonDetails } from '#domain/catalogue/person';
import { formatDate } from '../shared/title-format';

const dates = ({ born, died }: Pick<PersonDetails, 'born' | 'died'>): string | null => {
  if (born !== null && died !== null) return `${formatDate(born)} to ${formatDate(died)}`;
  if (born !== null) return `Born ${formatDate(born)}`;
  return died === null ? null : `Died ${formatDate(died)}`;
};

/** As much of a description as search engines and link previews show. */
const SHOWN = 160;

/** The beginning of a text, up to a whole word. */
const beginning = (text: string): string => (text.length <= SHOWN ? text : `${text.slice(0, SHOWN).replace(/[\s\p{P}]*\s\S*$/u, '')}…`);

/** Who somebody is, where there is room for a sentence or two: how their life begins, else what they are known for. */
export const describePerson = ({ name, biography, titles }: Pick<PersonDetails, 'name' | 'biography' | 'titles'>): string =>
  biography === null
    ? `${name}${titles.length === 0 ? '' : `, known for ${titles.slice(0, 3).map(({ title }) => title).join(', ')}`}: the filmography.`
    : beginning(biography.replace(/\s+/g, ' '));

/** What somebody does, from when to when they lived, and where they came from; what is not known is not said. */
export const formatLifeDates = ({ knownFor, birthplace, ...life }: Pick<PersonDetails, 'knownFor' | 'born' | 'died' | 'birthplace'>): string =>
  [knownFor, dates(life), birthplace].filter((part) => part !== null && part !== '').join(' · ');
