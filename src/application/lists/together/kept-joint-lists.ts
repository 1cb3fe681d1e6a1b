import * as t from 'io-ts';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { memberDataKey } from '#application/profile/member-data-keys';
import { JointListPart, JointListSummary } from '#domain/lists/together/joint-list';
import { decodeText } from '#domain/shared/codecs/decode-text';
import { orNull } from '#domain/shared/codecs/or-null';
import { validElements } from '#domain/shared/codecs/valid-elements';
import type { UserId } from '#domain/users/user-id';

/** Lists of others whose first page is kept, those that were read last: a page takes about 20 kB. */
const MAX_KEPT = 10;

const Part = t.strict({ at: t.number, part: JointListPart }, 'KeptPart');
const Kept = t.strict(
  { lists: orNull(t.strict({ at: t.number, all: validElements(JointListSummary) }, 'KeptLists')), parts: validElements(Part) },
  'KeptJointLists',
);
type Kept = t.TypeOf<typeof Kept>;
const NOTHING: Kept = { lists: null, parts: [] };

/** The lists of others as this browser keeps them, for a start without a network. `at`: when it was read, in ms since 1970. */
export type KeptJointLists = {
  readonly lists: () => Kept['lists'];
  /** Also deletes the pages of lists that are not among these: the member does not edit them. */
  readonly keepLists: (all: ReadonlyArray<JointListSummary>) => void;
  /** Returns the first page of a list; null if it is not known. */
  readonly find: (listID: string) => t.TypeOf<typeof Part> | null;
  readonly keep: (part: JointListPart) => void;
  readonly forget: (listID: string) => void;
};

/** Opens what is kept for a member. A sign-out deletes it; without storage nothing is known. */
export const keptJointLists = ({ local }: BrowserStorage, uid: UserId, now: () => number): KeptJointLists => {
  const key = memberDataKey('joint', uid);
  const read = (): Kept => decodeText(Kept, local.get(key), NOTHING);
  const edit = (change: (kept: Kept) => Partial<Kept>): void => {
    const kept = read();
    local.set(key, JSON.stringify(Kept.encode({ ...kept, ...change(kept) })));
  };
  const without = (listID: string) => ({ parts }: Kept): Kept['parts'] => parts.filter(({ part }) => part.listID !== listID);
  return {
    lists: () => read().lists,
    keepLists: (all) =>
      edit(({ parts }) => ({
        lists: { at: now(), all }, parts: parts.filter(({ part }) => all.some(({ listID }) => listID === part.listID)),
      })),
    find: (listID) => read().parts.find(({ part }) => part.listID === listID) ?? null,
    keep: (part) => edit((kept) => ({ parts: [...without(part.listID)(kept), { at: now(), part }].slice(-MAX_KEPT) })),
    forget: (listID) => edit((kept) => ({ parts: without(listID)(kept) })),
  };
};
