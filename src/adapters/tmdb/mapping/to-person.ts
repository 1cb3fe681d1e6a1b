import type { Person } from '#domain/catalogue/person';
import type { Title } from '#domain/catalogue/title';
import type { PersonSummary } from '#adapters/tmdb/codecs/person-summary-codec';
import { toMixedTitle } from './to-title';

/** Number of titles shown with a person: enough to recognise the person. */
export const MAX_KNOWN_FOR = 4;

export const toTitleRef = ({ mediaType, id, title, year }: Title): Person['titles'][number] => ({ mediaType, id, title, year });

export const toPerson = (response: PersonSummary): Person => ({
  id: response.id,
  name: response.name,
  knownFor: response.known_for_department,
  imagePath: response.profile_path,
  titles: response.known_for.flatMap((row) => (row === null ? [] : toMixedTitle(row) ?? [])).slice(0, MAX_KNOWN_FOR).map(toTitleRef),
});
