import type { StartScripts } from './inline-scripts.mjs';

/** Marks where `index.html` has the scripts that run first. */
export declare const START_SCRIPTS: string;
/** Returns the minified code of scripts by name; by default of all. */
export declare const bundleStart: (names?: ReadonlyArray<keyof StartScripts>) => Promise<StartScripts>;
