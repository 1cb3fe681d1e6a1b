/** An event of Chromium that its types lack: the app can be installed, and the browser shows its question when `prompt` is called. */
type InstallOffer = Event & { readonly prompt: () => Promise<unknown> };

/** Names by which the scripts of a document and the app, which are bundled apart, find each other. */
interface Window {
  /** The browser's offer to install the app, until it is used (install-offer.ts). */
  marqueeInstallOffer?: InstallOffer;
  /** Shows that the app did not start, with a button to retry (boot-error.ts). */
  marqueeShowBootError?: () => void;
  /** The errors of files that did not load, of which browsers name some (failed-files.ts). */
  marqueeFailedFiles?: ReadonlyArray<string | undefined>;
  /** Called by the script that names the files of a member's first view, and the hosts to connect to (app-start.ts). */
  marqueeForMember?: (files: string, hosts: string) => void;
  /** Called before the app is requested (search-start.ts). */
  marqueeBeforeStart?: () => void;
  /** Resolves when the filled page of a title has been painted (details-start.ts). */
  marqueeDetailsPainted?: Promise<void>;
  /** Resolves when the pictures of the first view are there, or take too long (fill-page.ts). */
  marqueeFilled?: () => Promise<unknown>;
  /** Whether TMDB answered the requests that the first view shows; undefined if there were none (early-answers.ts). */
  marqueeAnswered?: boolean;
  /** True if the prerendered page has the programme of another day than today (programme-start.ts). */
  marqueeOtherDay?: boolean;
}
