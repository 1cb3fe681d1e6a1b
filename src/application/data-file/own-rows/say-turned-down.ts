import { itemKey } from '#domain/catalogue/title-id';
import { parseTurnedDown } from '#domain/users/turned-down/turned-down';

const keysOf = (text: string | null): ReadonlyArray<string> => parseTurnedDown(text).map((title) => `turned-down ${itemKey(title)}`);

/**
 * Returns whether a file adds titles that are not for the member to those of the account, and notes them: `account` if it has them all,
 * `repeated` if files before add the others. @param said keys of what the files add.
 */
export const sayTurnedDown = (stored: string | null, text: string, said: Set<string>): 'new' | 'account' | 'repeated' => {
  const mine = new Set(keysOf(stored));
  const missing = keysOf(text).filter((key) => !mine.has(key));
  const further = missing.filter((key) => !said.has(key));
  for (const key of further) said.add(key);
  return missing.length === 0 ? 'account' : further.length === 0 ? 'repeated' : 'new';
};
