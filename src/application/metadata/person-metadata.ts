import type { PersonDetails } from '#domain/catalogue/person';
import { joinList } from '#domain/shared/join-list';
import { personAddress } from './addresses';
import type { PageMetadata } from './page-metadata';
import { imdbAddress, SCHEMA, type StructuredData } from './structured-data';

/** Maximum length of a description in search results and link previews, in characters. */
const MAX_LENGTH = 160;

/** Returns the start of a text, cut after a whole word. */
const excerpt = (text: string): string =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH).replace(/[\s\p{P}]*\s\S*$/u, '')}…`;

/** Describes a person in at most 160 characters: the start of the biography, else the best-known titles. */
const describePerson = ({ name, biography, titles }: PersonDetails): string => {
  if (biography !== null) return excerpt(biography.replace(/\s+/g, ' '));
  return titles.length === 0
    ? `Filmography of ${name}.`
    : `Filmography of ${name}, known for ${joinList(titles.slice(0, 3).map(({ title }) => title))}.`;
};

const toData = (person: PersonDetails, image: string | null, site: string | null): StructuredData => ({
  ...SCHEMA,
  '@type': 'Person',
  name: person.name,
  url: site === null ? undefined : `${site}${personAddress(person.id)}`,
  image: image ?? undefined,
  description: describePerson(person),
  birthDate: person.born ?? undefined,
  deathDate: person.died ?? undefined,
  birthPlace: person.birthplace ?? undefined,
  sameAs: imdbAddress('name', person.imdbId),
});

/** Returns the head of a person's page. @param image URL of a photograph; null without one. */
export const personMetadata = (person: PersonDetails, image: string | null, site: string | null): PageMetadata => ({
  title: person.name,
  description: describePerson(person),
  path: personAddress(person.id),
  kind: 'profile',
  image,
  data: toData(person, image, site),
});
