/// <reference types="vite/client" />

/** Where the embedded catalogue's files are; in a build the folder's name holds their content's hash, so that they never change. */
declare const __CATALOGUE_PATH__: string;

/** Size of the embedded catalogue's files, in bytes; 0 in the development server. */
declare const __CATALOGUE_BYTES__: number;

/**
 * Whether the build is for Firebase's emulators. Other builds on Firebase contain no demo account and no code for the emulators' e-mails.
 */
declare const __EMULATORS__: boolean;

/** TMDB's logo with its size in CSS px; null if the operator has set none, so that a build without it contains no code for it. */
declare const __TMDB_LOGO__: { readonly src: string; readonly width: number; readonly height: number } | null;

/** Whether the build uses the TMDB catalogue. Other builds do not contain its code for the first view, and no worker for its pictures. */
declare const __ON_TMDB__: boolean;

/** Whether the build uses Firebase: the site's worker limits the time of Firebase's answers, and another worker sends changes. */
declare const __ON_FIREBASE__: boolean;

/** The files of the build that the site's worker keeps (`scripts/build/site-worker.mjs`). */
declare const __SITE_FILES__: {
  /** Names this version of the app: a hash of all that follows. */
  readonly version: string;
  /** The list of the files of visitors' pages. */
  readonly frame: string;
  /** The document of all pages without their own. */
  readonly shell: { readonly url: string; readonly revision: string };
  /** The list of the files that members need. */
  readonly members: string;
  /** The folder of the embedded catalogue. */
  readonly catalogue: string;
  /** Its files that a search by name reads. */
  readonly search: string[];
  /** The beginning of TMDB's pictures, before the width; null without them. */
  readonly pictures: string | null;
};
