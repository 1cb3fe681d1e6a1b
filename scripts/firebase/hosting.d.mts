/** Returns whether the app has, or may have, a page at a path. */
export declare const isAppAddress: (pathname: string) => boolean;
