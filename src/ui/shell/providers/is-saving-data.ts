/** An information that only Chromium has. */
type WithConnection = { readonly connection?: { readonly saveData?: boolean } };

/** Returns whether the person has asked the browser to save data. */
export const isSavingData = (): boolean => (navigator as WithConnection).connection?.saveData === true;
