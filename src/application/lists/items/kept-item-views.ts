import type { TextStore } from '#application/ports/browser-storage';
import { memberDataKey, UNOWNED_VIEWS_KEY } from '#application/profile/member-data-keys';
import type { UserId } from '#domain/users/user-id';

/** As many lists as a member can have. */
const MAX_VIEWS = 200;
/** Parameters that are kept, and that the address sets, together: order, layout and filters. Typed words are not kept. */
const GROUPS = [['sort'], ['view'], ['type', 'genre', 'decade', 'watched', 'words']] as const;
const WORDS = 'words';

type KeptView = readonly [listID: string, parameters: string];

/** The chosen views of a member: one line for each list, last changed first, with list id and parameters of the address. */
const keyOf = (uid: UserId): string => memberDataKey('list-views', uid);

const readAll = (local: TextStore, uid: UserId): ReadonlyArray<KeptView> =>
  (local.get(keyOf(uid)) ?? local.get(UNOWNED_VIEWS_KEY) ?? '').split('\n').flatMap((line) => {
    const [listID = '', parameters = ''] = line.split(' ');
    return listID === '' || parameters === '' ? [] : [[listID, parameters] as const];
  });

/** Returns the parameters of the order, layout and filters that were chosen last for a list in this browser; none for the usual ones. */
export const readKeptView = (local: TextStore, uid: UserId, listID: string): URLSearchParams =>
  new URLSearchParams(readAll(local, uid).find(([other]) => other === listID)?.[1] ?? '');

/** Keeps the view of a list in this browser. @returns the kept parameters. */
export const keepView = (local: TextStore, uid: UserId, listID: string, parameters: URLSearchParams): URLSearchParams => {
  const kept = new URLSearchParams(parameters);
  kept.delete(WORDS);
  const others = readAll(local, uid).filter(([other]) => other !== listID);
  const text = kept.toString();
  const all = text === '' ? others : [[listID, text] as const, ...others];
  local.set(UNOWNED_VIEWS_KEY, null);
  local.set(keyOf(uid), all.length === 0 ? null : all.slice(0, MAX_VIEWS).map((view) => view.join(' ')).join('\n'));
  return kept;
};

/**
 * Returns the parameters of the address, completed by the kept ones. What the address names wins: order, layout and filters each as a
 * whole.
 */
export const withKeptView = (address: URLSearchParams, kept: URLSearchParams): URLSearchParams => {
  const parameters = new URLSearchParams(address);
  for (const group of GROUPS) {
    if (group.some((name) => address.has(name))) continue;
    for (const name of group) for (const value of kept.getAll(name)) parameters.append(name, value);
  }
  return parameters;
};
