import { shownListName } from '#domain/lists/list-name';
import { cutText } from '#domain/shared/cut-text';

/**
 * Longest name or address that the admin area shows, in UTF-16 units. Browsers need seconds to break 10,000 letters without a space into
 * lines.
 */
const MAX_LENGTH = 200;

/** Returns a name, an address or a title as it is shown: at most `most` units, then an ellipsis. */
export const truncateName = (name: string, most = MAX_LENGTH): string => (name.length <= most ? name : `${cutText(name, most)}…`);

/** Returns the name of a user, or the address of one without a name, as it is shown. */
export const shownUserName = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  truncateName(name.trim() === '' ? email : name);

/** Returns the name of a list as it is shown. */
export const shortListName = (list: Parameters<typeof shownListName>[0]): string => truncateName(shownListName(list));
