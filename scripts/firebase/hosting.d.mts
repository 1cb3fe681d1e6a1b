/** Expression of all addresses of the app, for servers that read PCRE or RE2. */
export declare const APP_EXPRESSION: string;
/** Returns whether the app has, or may have, a page at a path. */
export declare const isAppAddress: (pathname: string) => boolean;
/** Returns the address that a path redirects to; null if it does not. */
export declare const redirectOf: (pathname: string, isFile: (address: string) => boolean) => string | null;
/** The file of a build with the source expressions of the scripts and styles in its documents, by address. */
export declare const INLINE_SOURCES: string;
/** Returns the headers of every response. @param sources additional sources of the content security policy: hosts, and hashes of inline styles; `script` replaces the hashes of all inline scripts. */
export declare const securityHeaders: (sources?: { readonly connect?: ReadonlyArray<string>; readonly image?: ReadonlyArray<string>; readonly script?: ReadonlyArray<string>; readonly style?: ReadonlyArray<string> }) => Readonly<Record<string, string>>;
/** Redirects of Hosting from pages in capital letters. */
export declare const CASE_REDIRECTS: ReadonlyArray<{ readonly regex: string; readonly destination: string; readonly type: number }>;
