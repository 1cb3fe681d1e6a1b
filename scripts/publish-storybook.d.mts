/** Returns why a build may not empty a folder, as a sentence; null if it is new, empty or an earlier Storybook. */
export function whyNotEmptied(folder: string): string | null;
/** Returns the Hosting configuration of a site that shows a folder. Search engines leave it out. */
export function storybookHosting(site: string, folder: string): { readonly hosting: { readonly site: string; readonly public: string; readonly headers: ReadonlyArray<unknown> } };
