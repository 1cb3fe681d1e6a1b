import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { useEffect, useMemo, useState } from 'react';
import { creditsReaderOf, type KnownCredits } from '#application/catalogue/credits-reader';
import { CATALOGUE } from '#application/service-keys';
import { parseItemKey, type TitleId } from '#domain/catalogue/title-id';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Failure } from '#domain/shared/failure';
import { useService } from '#ui/services.tsx';

/** People and countries of titles, as far as they are looked up. */
export type Credits = KnownCredits & {
  /** `idle` before they are wanted; `ready` when nothing more is looked up by itself. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly failure: Failure | null;
  /** Looks up further titles, or repeats what failed. */
  readonly readMore: () => void;
};

const NOTHING_KNOWN: KnownCredits = { credits: new Map(), lookedUp: 0 };

type Run = { readonly key: string; readonly failure: Failure | null };

/** Between item keys, which have no spaces. */
const SEPARATOR = ' ';

/** Looks up the credits of titles: all at once, or where each costs a request the first ones, and more on demand. */
export const useCredits = (items: ReadonlyArray<StoredTitle>, isNeeded: boolean): Credits => {
  const reader = creditsReaderOf(useService(CATALOGUE));
  // A change of a rating or a viewing gives new items of the same titles.
  const keys = items.map(({ itemKey }) => itemKey).join(SEPARATOR);
  const titles = useMemo(
    (): ReadonlyArray<TitleId> => keys.split(SEPARATOR).flatMap((itemKey) => O.toNullable(parseItemKey(itemKey)) ?? []), [keys],
  );
  const [{ attempt, goal }, setAttempt] = useState({ attempt: 0, goal: 1 });
  const [run, setRun] = useState<Run | null>(null);
  const key = `${attempt} ${keys}`;
  useEffect(() => {
    if (!isNeeded) return undefined;
    const controller = new AbortController();
    void reader.readMore(titles, goal, controller.signal)().then((result) => {
      if (!controller.signal.aborted) setRun({ key, failure: E.isLeft(result) ? result.left : null });
    });
    return () => controller.abort();
  }, [reader, titles, goal, key, isNeeded]);
  const known = useMemo((): KnownCredits => (run === null ? NOTHING_KNOWN : reader.known(titles)), [reader, titles, run]);
  const isCurrent = run?.key === key;
  return {
    ...known,
    status: !isNeeded ? 'idle' : !isCurrent ? 'loading' : run.failure === null ? 'ready' : 'failed',
    failure: isCurrent ? run.failure : null,
    readMore: () => setAttempt({ attempt: attempt + 1, goal: known.lookedUp + 1 }),
  };
};
