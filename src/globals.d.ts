/// <reference types="vite/client" />

/** Where the embedded catalogue's files are; in a build the folder's name holds their content's hash, so that they never change. */
declare const __CATALOGUE_PATH__: string;

interface Window {
  /** Shows that the app did not start, with a button to retry; defined by `public/boot-error.js`. */
  readonly marqueeShowBootError?: () => void;
}
