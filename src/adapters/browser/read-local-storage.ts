/** Returns a text of the local storage; null without the text, or if storage is forbidden. */
export const readLocalStorage = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
