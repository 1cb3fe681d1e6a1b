/** Addresses whose documents are the same for everybody. Pages of members get the shell, and a shared list belongs to its owner. */
const SAME_FOR_ALL =
  /^\/(?:(?:movies|tv-shows|genre)(?:\/[^/.]+)?|search|details|person|help|faq|feedback|privacy|terms|imprint)?$/;
/** Pages whose documents differ by these parameters. Other parameters, such as a searched text, are not kept. */
const PARAMETERS: Readonly<Record<string, ReadonlyArray<string>>> = { '/details': ['type', 'id'], '/person': ['id'] };

/** Returns whether the worker may keep the document of an address. */
export const isKeptPage = (pathname: string): boolean => SAME_FOR_ALL.test(pathname);

/** Returns the address under which the worker keeps a document. */
export const pageKey = ({ origin, pathname, searchParams }: URL): string => {
  const parameters = new URLSearchParams(
    (PARAMETERS[pathname] ?? []).flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ).toString();
  return `${origin}${pathname}${parameters === '' ? '' : `?${parameters}`}`;
};

/**
 * Returns whether a navigation may get the app: not a call of the server or of Firebase Hosting, and no file, which has an ending, as the
 * name of a member's list may have.
 */
export const isPage = (pathname: string): boolean =>
  pathname.startsWith('/user-profile/') || !/^\/(?:api|__)\/|\.[a-z0-9]+$/i.test(pathname);
