import type { TextStore } from '#application/ports/browser-storage';

/** Local storage key of the chosen views: one line for each list, last changed first, with list id and parameters of the address. */
export const KEPT_VIEWS_KEY = 'marquee.list-views';
/** As many lists as a member can have. */
const MAX_VIEWS = 200;
/** Parameters that are kept, and that the address sets, together: order, layout and filters. Typed words are not kept. */
const GROUPS = [['sort'], ['view'], ['type', 'genre', 'decade', 'watched', 'words']] as const;
const WORDS = 'words';

type KeptView = readonly [listID: string, parameters: string];

const readAll = (local: TextStore): ReadonlyArray<KeptView> =>
  (local.get(KEPT_VIEWS_KEY) ?? '').split('\n').flatMap((line) => {
    const [listID = '', parameters = ''] = line.split(' ');
    return listID === '' || parameters === '' ? [] : [[listID, parameters] as const];
  });

/** Returns the parameters of the order, layout and filters that were chosen last for a list in this browser; none for the usual ones. */
export const readKeptView = (local: TextStore, listID: string): URLSearchParams =>
  new URLSearchParams(readAll(local).find(([other]) => other === listID)?.[1] ?? '');

/** Keeps the view of a list in this browser. @returns the kept parameters. */
export const keepView = (local: TextStore, listID: string, parameters: URLSearchParams): URLSearchParams => {
  const kept = new URLSearchParams(parameters);
  kept.delete(WORDS);
  const others = readAll(local).filter(([other]) => other !== listID);
  const text = kept.toString();
  const all = text === '' ? others : [[listID, text] as const, ...others];
  local.set(KEPT_VIEWS_KEY, all.length === 0 ? null : all.slice(0, MAX_VIEWS).map((view) => view.join(' ')).join('\n'));
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
