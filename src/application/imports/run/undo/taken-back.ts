import type { ListUseCases } from '#application/lists/list-use-cases';
import type { GoneEntries, KeptEntry } from '#application/ports/import-journal';
import type { MemberChange } from '#domain/lists/member-command';

/**
 * The changes that take a change back, and the entries that stay, because the person has changed them since. @property gone entries that
 * are not there as it added them: viewings on unknown days, which a later import may have removed, and ratings that it may have replaced.
 * @property all such entries, also those that are there.
 */
export type TakenBack = {
  readonly changes: ReadonlyArray<MemberChange>; readonly kept: ReadonlyArray<KeptEntry>;
  readonly gone?: GoneEntries; readonly all?: GoneEntries;
};
export type TakeBackLists = Pick<ListUseCases, 'lists' | 'bin' | 'outbox' | 'findStates' | 'findItems' | 'firstItems'>;

export const nothingTaken: TakenBack = { changes: [], kept: [] };
/** A change that the journal cannot read any more. */
export const unreadable: TakenBack = { changes: [], kept: [{ name: '', year: null, list: null, why: 'unreadable' }] };
