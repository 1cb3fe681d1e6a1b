import type { ServiceFile } from '#application/imports/text/parse-file';

/** The ending of a name, with the number of a page. */
const ENDING = /(?:(?:-\d{1,4})?\.json|\.[a-z0-9]{1,6})?$/i;

/**
 * Returns a function that gives files names of their own: of two with one name, from other folders or archives, the second one is
 * "noir (2).csv". A file that was there with the same content is left out.
 */
export const namesApart = (): ((files: ReadonlyArray<ServiceFile>) => ReadonlyArray<ServiceFile>) => {
  const known = new Map<string, string>();
  return (files) => files.flatMap((file) => {
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? file.name : file.name.replace(ENDING, (ending) => ` (${count})${ending}`);
      if (known.get(name) === file.text) return [];
      if (known.has(name)) continue;
      known.set(name, file.text);
      return [{ ...file, name }];
    }
  });
};
