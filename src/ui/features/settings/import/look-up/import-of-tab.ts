import { useSelector } from '@xstate/react';
import { filter, take, type BehaviorSubject } from 'rxjs';
import { createActor, type Actor, type SnapshotFrom } from 'xstate';
import type { importMachine } from '#application/data-file/import-machine';
import type { OwnProfile } from '#application/data-file/own-rows/plan-own-rows';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MemberListsLoader } from '#application/lists/member-lists-loader';

type Machine = ReturnType<typeof importMachine>;
/** An import that is prepared in this tab. @property profile$ the profile as the page has it. */
export type ImportOfTab = { readonly actor: Actor<Machine>; readonly profile$: BehaviorSubject<OwnProfile> };

/** By the lists of the member's session. */
const imports = new WeakMap<ListUseCases, ImportOfTab>();

type Opened = { readonly machine: Machine; readonly profile$: ImportOfTab['profile$'] };

type State = SnapshotFrom<Machine>;

/** Returns whether leaving would lose something: titles are looked up, or wait to be checked. */
const isUnderWay = (state: State): boolean => !state.matches('idle') && (!state.matches('failed') || state.context.failure !== null);

/**
 * Returns the import that the member prepares in this tab; it begins at the first call. It outlives its page, so that thousands of titles
 * are looked up while the member is elsewhere, and ends with the member's session.
 */
export const importOfTab = (lists: ListUseCases, { current$ }: Pick<MemberListsLoader, 'current$'>, open: () => Opened): ImportOfTab => {
  const before = imports.get(lists);
  if (before !== undefined) {
    // Refused files are no news on a later visit.
    if (!isUnderWay(before.actor.getSnapshot())) before.actor.send({ type: 'cancelled' });
    return before;
  }
  const { machine, profile$ } = open();
  const opened = { actor: createActor(machine).start(), profile$ };
  imports.set(lists, opened);
  current$.pipe(filter((current) => current !== lists), take(1)).subscribe(() => {
    opened.actor.stop();
    imports.delete(lists);
  });
  return opened;
};

/** Returns the state of the import that the member prepares in this tab; null if there is none. */
export const useImportUnderWay = (lists: ListUseCases): State | null => {
  const state = useSelector(imports.get(lists)?.actor, (snapshot) => snapshot);
  return state !== undefined && isUnderWay(state) ? state : null;
};
