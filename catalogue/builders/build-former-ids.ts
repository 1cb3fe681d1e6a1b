import { FormerIdsFile } from '#adapters/embedded-catalogue/files/former-ids-file';
import { deriveIdFromName } from '#adapters/embedded-catalogue/queries/ids-from-names';
import { itemKey } from '#domain/catalogue/title-id';
import type { Facts } from '../load-facts';

/** Returns the content of `former-ids.json`: each stable id that its title no longer has, by item key. */
export const buildFormerIds = ({ movies, series, numbers, merged }: Facts): unknown => {
  const titles = new Map([...movies, ...series].map((title) => [title.key, title]));
  const moved = Object.entries(numbers).flatMap(([key, id]) => {
    const title = titles.get(merged[key] ?? key);
    return title === undefined || title.id === id ? [] : [[itemKey({ mediaType: title.mediaType, id }), title.id] as const];
  });
  return FormerIdsFile.encode(Object.fromEntries(moved));
};

/**
 * Returns the former names of people by their present ids: the search finds them, and old addresses and saved filters have ids of such
 * names. Throws if somebody has the id of a former name now.
 * @param personIds by what identifies a person, see `personIdentity`.
 */
export const formerPersonNames = (
  formerNames: Facts['formerNames'], personIds: ReadonlyMap<string, number>,
): ReadonlyMap<number, ReadonlyArray<string>> => {
  const [present, former] = [new Set(personIds.values()), new Map<number, string[]>()];
  for (const [name, identity] of Object.entries(formerNames)) {
    const id = personIds.get(identity);
    if (present.has(deriveIdFromName(name))) throw new Error(`${name} is no former name`);
    if (id !== undefined) former.set(id, [...(former.get(id) ?? []), name]);
  }
  return former;
};
