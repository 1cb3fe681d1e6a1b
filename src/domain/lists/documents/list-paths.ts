import { listNameId } from '#domain/lists/list-name';

export const profilePath = (uid: string): string => `users/${uid}`;
export const listPath = (listID: string): string => `lists/${listID}`;
export const itemsPath = (listID: string): string => `lists/${listID}/items`;
export const titleStatesPath = (uid: string): string => `users/${uid}/titles`;
/** Path of the document that makes a stored name unique. */
export const listNamePath = (uid: string, name: string): string => `users/${uid}/listNames/${listNameId(name)}`;
