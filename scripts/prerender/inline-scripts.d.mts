/** Sends the first requests of a document of the TMDB catalogue. */
export declare const EARLY_SCRIPT: string;
/** Writes the text of a search into its document. */
export declare const SEARCH_SCRIPT: string;
/** What every document runs first, by its catalogue. */
export declare const HEAD_SCRIPTS: { readonly embedded: string; readonly tmdb: string };
/** Returns the source expression of an inline script or style for the content security policy. */
export declare const sourceOf: (text: string) => string;
/** Source expressions of the inline scripts, for `script-src`. */
export declare const SCRIPT_SOURCES: ReadonlyArray<string>;
