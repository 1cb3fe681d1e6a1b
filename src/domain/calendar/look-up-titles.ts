import * as E from 'fp-ts/Either';
import { chunksOf } from 'fp-ts/ReadonlyArray';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { aborted, type Failure } from '#domain/shared/failure';
import { compareEvents, type ComingEvent } from './coming-event';

/** Titles that are looked up at a time. */
const AT_ONCE = 4;

/** A title whose dates could not be read. */
export type UnreadTitle = { readonly title: StoredTitle; readonly failure: Failure };

/** A calendar while its titles are looked up. */
export type CalendarProgress = {
  /** First to last. */
  readonly events: ReadonlyArray<ComingEvent>;
  readonly unread: ReadonlyArray<UnreadTitle>;
  /** Number of titles that were looked up, with those that failed. */
  readonly checked: number;
  readonly total: number;
};

type LookUpOptions = {
  /** Ends the reading with `aborted`. */
  readonly signal: AbortSignal;
  /** Called before the first title and after each four. */
  readonly onProgress: (progress: CalendarProgress) => void;
};

/** Returns whether nothing was reached at all. A server that is busy or failing can answer for the next titles. */
const isUnreached = (failure: Failure): boolean =>
  failure._tag === 'offline' || (failure._tag === 'unavailable' && failure.status === null);

/** Looks titles up, four at a time. A title that fails does not cost the others, but without a network none is waited for. */
export const lookUpTitles =
  (
    titles: ReadonlyArray<StoredTitle>, readTitle: (title: StoredTitle, signal: AbortSignal) => Answer<ReadonlyArray<ComingEvent>>,
    { signal, onProgress }: LookUpOptions,
  ): Answer<CalendarProgress> =>
  async () => {
    let progress: CalendarProgress = { events: [], unread: [], checked: 0, total: titles.length };
    onProgress(progress);
    for (const slice of chunksOf(AT_ONCE)(titles)) {
      const answers = await Promise.all(slice.map(async (title) => ({ title, answer: await readTitle(title, signal)() })));
      if (signal.aborted) return E.left(aborted);
      const unread = answers.flatMap(({ title, answer }) => (E.isLeft(answer) ? [{ title, failure: answer.left }] : []));
      const events = answers.flatMap(({ answer }) => (E.isRight(answer) ? answer.right : []));
      const checked = progress.checked + slice.length;
      const [first] = unread;
      const lost = first !== undefined && unread.length === slice.length && unread.every(({ failure }) => isUnreached(failure));
      const rest = lost ? titles.slice(checked).map((title) => ({ title, failure: first.failure })) : [];
      progress = {
        events: [...progress.events, ...events].sort(compareEvents),
        unread: [...progress.unread, ...unread, ...rest],
        checked: checked + rest.length,
        total: titles.length,
      };
      onProgress(progress);
      if (lost) break;
    }
    return E.right(progress);
  };
