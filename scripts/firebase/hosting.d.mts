/** Returns whether the app has, or may have, a page at a path. */
export declare const isAppAddress: (pathname: string) => boolean;
/** Returns the address that a path redirects to; null if it does not. */
export declare const redirectOf: (pathname: string, isFile: (address: string) => boolean) => string | null;
/** Returns the headers of every response. @param hosts additional hosts of the content security policy. */
export declare const securityHeaders: (hosts?: { readonly connect?: ReadonlyArray<string>; readonly image?: ReadonlyArray<string> }) => Readonly<Record<string, string>>;
/** Redirects of Hosting from pages in capital letters. */
export declare const CASE_REDIRECTS: ReadonlyArray<{ readonly regex: string; readonly destination: string; readonly type: number }>;
