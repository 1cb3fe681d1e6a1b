import { isShareId } from '#domain/lists/shares/shared-list';

/** A list that is brought along for an evening: the id of its share link, or `own-` and the id of one of the member's own lists. */
export type ListSource = string;

const OWN = 'own-';
const OWN_LIST = /^own-[\w-]{1,64}$/;

/** Returns whether a text from an address names a list. */
export const isListSource = (text: string): text is ListSource => isShareId(text) || OWN_LIST.test(text);

/** Returns the source of a member's own list, which only this member can read. */
export const ownListSource = (listID: string): ListSource => `${OWN}${listID}`;

/** Returns the id of the member's own list; null for a shared list. */
export const ownListId = (source: ListSource): string | null => (source.startsWith(OWN) ? source.slice(OWN.length) : null);

/** Returns the list of a link that somebody pasted: its address, alone or within other text, or only its id; null if there is none. */
export const parseListLink = (text: string): ListSource | null => {
  const id = /\/lists\/([0-9a-f]{32})(?![0-9a-f])/i.exec(text)?.[1] ?? text.trim();
  return isShareId(id.toLowerCase()) ? id.toLowerCase() : null;
};
