import * as E from 'fp-ts/Either';
import { Observable } from 'rxjs';
import type { Outbox } from '#application/ports/outbox-store';
import type { TitlesChange } from '#domain/lists/list-command';
import { isJointChange } from '#domain/lists/member-command';
import type { JointListPart, JointTitle } from '#domain/lists/together/joint-list';
import type { Answer, Watch } from '#domain/shared/answer';
import { isNetworkError, type Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import type { KeptJointLists } from './kept-joint-lists';
import { withPendingTitles } from './with-pending-titles';

/** A list of others as a screen shows it, with the reader's unconfirmed changes applied. */
export type JointListState = {
  /** The list at the last read; null before the first answer. */
  readonly list: JointListPart | null;
  /** The read titles in the order of the list. */
  readonly titles: ReadonlyArray<JointTitle>;
  /** The list has titles behind the last one read. */
  readonly hasMore: boolean;
  readonly isReading: boolean;
  /** Why the last read failed; what was read before stays. `not-found`: the list is gone, or the reader no longer edits it. */
  readonly failure: Failure | null;
  /** When an earlier visit read what is shown, in ms since 1970; null for what was read now. */
  readonly since: number | null;
};

export interface JointListWindow {
  /** Reads at the subscription, and after each confirmed change. */
  readonly state$: Observable<JointListState>;
  /** Reads again what is shown: the server sends no news. */
  readonly refresh: () => void;
  /**
   * Reads again without a sign of it, unless something is being read: only news show, and that the list is gone. Resolves to whether there
   * were news.
   */
  readonly poll: () => Promise<boolean>;
  /** Reads one page more. */
  readonly loadMore: () => void;
}

type Deps = {
  readonly uid: UserId;
  readonly outbox: Watch<Outbox>;
  readonly read: (cursor: string | null, signal: AbortSignal) => Answer<JointListPart>;
  /** The state of the list that this browser keeps, for a start without a network. */
  readonly kept: Pick<KeptJointLists, 'find' | 'keep' | 'forget'> | null;
};

/** `list` is the first page. */
type Read = { readonly list: JointListPart; readonly titles: ReadonlyArray<JointTitle>; readonly hasMore: boolean };

/** Reads pages from the start, at most `pages`. */
const readPages = async (read: Deps['read'], pages: number, signal: AbortSignal): Promise<E.Either<Failure, Read>> => {
  const titles: JointTitle[] = [];
  let cursor: string | null = null;
  let first: JointListPart | null = null;
  for (let page = 1; ; page += 1) {
    const answer: E.Either<Failure, JointListPart> = await read(cursor, signal)();
    if (E.isLeft(answer)) return answer;
    first ??= answer.right;
    titles.push(...answer.right.items);
    cursor = answer.right.cursor;
    if (cursor === null || page >= pages) return E.right({ list: first, titles, hasMore: cursor !== null });
  }
};

/**
 * Opens a list of others. A change shows from its act until a read that began after its confirmation: nothing flickers. One state for all
 * subscribers of a window is not needed, a screen has one.
 */
export const openJointList = ({ uid, outbox, read, kept }: Deps, listID: string): JointListWindow => {
  let pages = 1;
  let refresh = (): void => undefined;
  let poll = (): Promise<boolean> => Promise.resolve(false);
  return {
    refresh: () => refresh(),
    poll: () => poll(),
    loadMore: () => {
      pages += 1;
      refresh();
    },
    state$: new Observable((subscriber) => {
      const shown = new Map<string, TitlesChange>();
      let pending: ReadonlySet<string> = new Set();
      let last: Read | null = null;
      let failure: Failure | null = null;
      let since: number | null = null;
      let running: AbortController | null = null;
      let isQuiet = false;
      const emit = (): void => subscriber.next({
        list: last?.list ?? null, titles: withPendingTitles(last?.titles ?? [], [...shown.values()], uid), hasMore: last?.hasMore ?? false,
        isReading: running !== null && !isQuiet, failure, since,
      });
      /** Shows what an earlier visit read, until the server answers; of a list that is gone, so that it can be copied. */
      const takeKept = (): void => {
        const known = kept?.find(listID) ?? null;
        if (known === null) return;
        since = known.at;
        last = { list: known.part, titles: known.part.items, hasMore: known.part.cursor !== null };
      };
      const start = async (quiet: boolean): Promise<boolean> => {
        running?.abort();
        const controller = new AbortController();
        running = controller;
        isQuiet = quiet;
        const confirmed = [...shown.keys()].filter((id) => !pending.has(id));
        if (!quiet) emit();
        const answer = await readPages(read, pages, controller.signal);
        if (running !== controller) return false;
        running = null;
        const isNews = E.isRight(answer) && JSON.stringify(last) !== JSON.stringify(answer.right);
        const [failed, oldSince] = [failure, since];
        if (!quiet || E.isRight(answer) || answer.left._tag === 'not-found') failure = E.isLeft(answer) ? answer.left : null;
        if (E.isLeft(answer)) {
          if (last === null && (isNetworkError(answer.left) || answer.left._tag === 'not-found')) takeKept();
          if (answer.left._tag === 'not-found') kept?.forget(listID);
        } else {
          if (isNews || since !== null) kept?.keep(answer.right.list);
          if (isNews) last = answer.right;
          since = null;
          for (const id of confirmed) shown.delete(id);
        }
        if (!quiet || isNews || confirmed.length > 0 || failure !== failed || since !== oldSince) emit();
        return isNews;
      };
      refresh = () => void start(false);
      poll = () => (running === null ? start(true) : Promise.resolve(false));
      refresh();
      const subscription = outbox.subscribe((result) => {
        if (E.isLeft(result)) return;
        const before = pending;
        const own = result.right.pending.flatMap(({ commandId, change }) =>
          (isJointChange(change) && change.listID === listID ? [[commandId, change.change] as const] : []));
        pending = new Set(own.map(([id]) => id));
        for (const [id, change] of own) shown.set(id, change);
        for (const { command } of result.right.refused) shown.delete(command.commandId);
        if ([...before].some((id) => !pending.has(id))) refresh();
        else emit();
      });
      return () => {
        subscription.unsubscribe();
        running?.abort();
        running = null;
        refresh = () => undefined;
        poll = () => Promise.resolve(false);
      };
    }),
  };
};
