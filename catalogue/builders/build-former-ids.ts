import { FormerIdsFile } from '#adapters/embedded-catalogue/files/former-ids-file';
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
