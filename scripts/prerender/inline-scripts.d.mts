export type InlineScripts = {
  /** Scripts that every document runs first. */
  readonly head: string;
  /** Sends the first requests of a document of the TMDB catalogue. */
  readonly early: string;
  /** Puts the first answer into a document of the TMDB catalogue, by what it shows. */
  readonly fill: { readonly cards: string; readonly title: string; readonly person: string };
  /** Writes the text of a search into its document. */
  readonly search: string;
  /** Chooses the featured titles of the day. */
  readonly featured: string;
  /** Requests the programme of the day. */
  readonly programme: string;
};
export declare const inlineScripts: () => InlineScripts;
/** Returns the text of the script that requests and fills a document of the TMDB catalogue. */
export declare const earlyScript: (shows: 'cards' | 'title' | 'person') => string;
/** Returns the source expression of an inline script or style for the content security policy. */
export declare const sourceOf: (text: string) => string;
/** Returns the source expressions of all inline scripts, for `script-src` of addresses without a policy of their own. */
export declare const scriptSources: () => ReadonlyArray<string>;
/** Returns the source expressions of the inline scripts and styles of a document. */
export declare const sourcesIn: (html: string) => { readonly script: ReadonlyArray<string>; readonly style: ReadonlyArray<string> };
