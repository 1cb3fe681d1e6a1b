/// <reference types="vite/client" />

/** Where the embedded catalogue's files are; in a build the folder's name holds their content's hash, so that they never change. */
declare const __CATALOGUE_PATH__: string;

interface Window {
  /** Says that the app did not start, and offers another try: from `public/lost.js`. */
  readonly marqueeLost?: () => void;
}
