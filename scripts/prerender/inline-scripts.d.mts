/** Scripts of documents by name. */
export type StartScripts = Readonly<
  Record<
    'head' | 'cards' | 'landing' | 'title' | 'person' | 'search' | 'featured' | 'programme' | 'date' | 'details' | 'outdated' | 'theme' | 'bootError' | 'appStart' |
      'failedFiles',
    string
  >
>;
export declare const startScripts: () => StartScripts;
/** Returns the source expression of an inline script or style for the content security policy. */
export declare const sourceOf: (text: string) => string;
/** Returns the source expressions of all inline scripts, for `script-src` of addresses without a policy of their own. */
export declare const scriptSources: () => ReadonlyArray<string>;
/** Returns the source expressions of the inline scripts and styles of a document. */
export declare const sourcesIn: (html: string) => { readonly script: ReadonlyArray<string>; readonly style: ReadonlyArray<string> };
