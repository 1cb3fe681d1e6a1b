import { useEffect, useMemo, useReducer, useState } from 'react';
import { memberDataKey } from '#application/profile/member-data-keys';
import { BROWSER_STORAGE } from '#application/service-keys';
import { turnedDownHere } from '#application/turned-down/turned-down-here';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { SignedIn } from '#domain/users/session';
import { turnedDownIds } from '#domain/users/turned-down/turned-down-keys';
import type { SuggestedTitles, TasteProps, TitleWithReason } from './taste-props';
import { useService } from '#ui/services.tsx';

export type TasteKnown = {
  /** The titles that the page suggests; null until it is known. */
  readonly suggested: ReadonlyArray<TitleWithReason> | null;
  readonly onKnown: TasteProps['onKnown'];
  /** First ratings are asked for. */
  readonly isStarting: boolean;
  /** Item keys of the titles that shelves below have shown. */
  readonly below: ReadonlySet<string>;
  /** Must be called before the titles are painted. */
  readonly onBelow: (titles: ReadonlyArray<TitleId>) => void;
  /** The films that the page asks, or has asked, the member to rate. */
  readonly questions: ReadonlyArray<TitleId>;
  readonly onQuestions: (films: ReadonlyArray<TitleId>) => void;
  /** The titles that are not for the member: until `TasteShelves` knows them, those of the account and those of this browser. */
  readonly turnedDown: ReadonlyArray<TitleId>;
  readonly onTurnedDown: (titles: ReadonlyArray<TitleId>) => void;
  /** There were suggestions at the last visit in this browser: keep their room, and show nothing in their place. */
  readonly isExpected: boolean;
};

/** Longest wait for suggestions that were there last time, in ms; the page then shows what it has without them. */
const MAX_WAIT_MS = 6000;

const UNKNOWN = { suggested: null, isStarting: false } as const;

/** Adds titles. None is taken away, or it would move between suggestions and shelves without end. */
const addKeys = (known: ReadonlySet<string>, titles: ReadonlyArray<TitleId>): ReadonlySet<string> =>
  (titles.every((title) => known.has(itemKey(title))) ? known : new Set([...known, ...titles.map(itemKey)]));

/** Returns what the home page suggests, as `TasteShelves` says, and whether it should wait for that. */
export const useTasteKnown = ({ uid, profile }: SignedIn): TasteKnown => {
  const storage = useService(BROWSER_STORAGE);
  const [{ suggested, isStarting }, onKnown] = useState<SuggestedTitles | typeof UNKNOWN>(UNKNOWN);
  const [isAwaited, setAwaited] = useState(() => storage.local.get(memberDataKey('taste', uid)) !== null);
  useEffect(() => {
    const timer = setTimeout(() => setAwaited(false), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const [questions, onQuestions] = useState<ReadonlyArray<TitleId>>([]);
  const [turnedDown, onTurnedDown] = useState<ReadonlyArray<TitleId> | null>(null);
  const [below, onBelow] = useReducer(addKeys, new Set<string>());
  const text = profile?.turnedDown ?? null;
  // The account may not have yet what was turned down a moment ago.
  const atFirst = useMemo(() => [...turnedDownIds(text), ...turnedDownHere(storage, uid)], [text, storage, uid]);
  const isExpected = isAwaited && suggested === null;
  return {
    suggested, onKnown, isStarting, questions, onQuestions, turnedDown: turnedDown ?? atFirst, onTurnedDown, below, onBelow, isExpected,
  };
};
