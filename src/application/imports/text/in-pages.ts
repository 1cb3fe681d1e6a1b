/** The name of a page of a longer file: `lists-list-7-noir-10.json`. */
const PAGE = /^(.+-)(\d{1,4})\.json$/;

/** Returns the name that the pages of a file share. */
export const nameOfPages = (file: string): string => PAGE.exec(file)?.[1] ?? file;

/** Puts the pages of a file in order, `list-2.json` before `list-10.json`, where the first of them stands. */
export const inPages = <F extends { readonly name: string }>(files: ReadonlyArray<F>): ReadonlyArray<F> => {
  const places = new Map<string, number>();
  const pages = files.map((file, index) => {
    const [, base = file.name, page = '0'] = PAGE.exec(file.name) ?? [];
    const place = places.get(base) ?? index;
    places.set(base, place);
    return { file, place, page: Number(page) };
  });
  return pages.sort((one, other) => one.place - other.place || one.page - other.page).map(({ file }) => file);
};
