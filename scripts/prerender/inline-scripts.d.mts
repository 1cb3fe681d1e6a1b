export type InlineScripts = {
  /** Sends the first requests of a document of the TMDB catalogue. */
  readonly early: string;
  /** Writes the text of a search into its document. */
  readonly search: string;
  /** What every document runs first, by its catalogue. */
  readonly head: { readonly embedded: string; readonly tmdb: string };
};
export declare const inlineScripts: () => InlineScripts;
/** Returns the source expression of an inline script or style for the content security policy. */
export declare const sourceOf: (text: string) => string;
/** Returns the source expressions of the inline scripts, for `script-src`. */
export declare const scriptSources: () => ReadonlyArray<string>;
