/** The inline script of the TMDB catalogue's documents. */
export declare const EARLY_SCRIPT: string;
/** Its source expression for `script-src`. */
export declare const EARLY_SCRIPT_HASH: string;
