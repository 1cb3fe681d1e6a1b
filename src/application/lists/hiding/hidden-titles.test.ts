import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import type { Title } from '#domain/catalogue/title';
import { filmViewing, unknownDay } from '#domain/history/history.fixture';
import { toMark } from '#domain/history/viewing-mark';
import { emptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import { createHiddenTitles, MAX_TITLE_STATE_WAIT_MS, type HiddenTitles } from './hidden-titles';

type States = ReadonlyArray<MemberTitleState | null>;
const film = (id: number): Title => aTitle({ mediaType: 'movie', id });
const free = (id: number): MemberTitleState => emptyTitleState({ mediaType: 'movie', id });
const watched = (id: number): MemberTitleState => ({ ...free(id), viewings: [toMark(filmViewing('a', id, unknownDay))] });
const listed = (id: number): MemberTitleState => ({ ...free(id), listIDs: ['watchlist'] });

const setUp = () => {
  const reads: { readonly ids: ReadonlyArray<number>; readonly states$: BehaviorSubject<States> }[] = [];
  const hidden = createHiddenTitles((titles) => {
    const states$ = new BehaviorSubject<States>(titles.map(() => null));
    reads.push({ ids: titles.map(({ id }) => id), states$ });
    return states$;
  }, () => '2026-11-27');
  return { hidden, reads };
};
const visibleIds = (hidden: HiddenTitles, titles: ReadonlyArray<Title>): ReadonlyArray<number> | undefined =>
  hidden.view('/list', titles)?.items.map(({ id }) => id);

/** A list that has begun without titles, as a page does that is opened. */
const opened = () => {
  const set = setUp();
  set.hidden.begin('/list', [], false);
  return set;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createHiddenTitles', () => {
  it('shows a title only when its state is known, and hides it if it is listed or watched', () => {
    const { hidden, reads } = opened();
    const titles = [film(1), film(2), film(3)];
    hidden.extend('/list', titles);
    expect(hidden.view('/list', titles)).toMatchObject({ items: [], isPending: true });
    reads[0]?.states$.next([free(1), listed(2), null]);
    expect(hidden.view('/list', titles)).toMatchObject({ items: [], isPending: true });
    reads[0]?.states$.next([free(1), listed(2), watched(3)]);
    expect(hidden.view('/list', titles)).toMatchObject({ items: [titles[0]], hiddenCount: 2, isPending: false, isReading: false });
  });

  it('shows titles whose state is unknown after the longest wait, and hides the others', () => {
    const { hidden, reads } = opened();
    const titles = [film(1), film(2)];
    hidden.extend('/list', titles);
    reads[0]?.states$.next([null, listed(2)]);
    vi.advanceTimersByTime(MAX_TITLE_STATE_WAIT_MS);
    expect(visibleIds(hidden, titles)).toEqual([1]);
    reads[0]?.states$.next([listed(1), listed(2)]);
    expect(visibleIds(hidden, titles)).toEqual([1]);
  });

  it('keeps a title that is added while it is on the screen, until the list begins anew', () => {
    const { hidden, reads } = opened();
    const titles = [film(1)];
    hidden.extend('/list', titles);
    reads[0]?.states$.next([free(1)]);
    reads[0]?.states$.next([listed(1)]);
    expect(visibleIds(hidden, titles)).toEqual([1]);
    hidden.begin('/list', [], false);
    hidden.extend('/list', titles);
    reads[1]?.states$.next([listed(1)]);
    expect(visibleIds(hidden, titles)).toEqual([]);
  });

  it('reads each title once, page by page', () => {
    const { hidden, reads } = opened();
    hidden.extend('/list', [film(1), film(2)]);
    hidden.extend('/list', [film(1), film(2), film(3)]);
    reads[0]?.states$.next([free(1), free(2)]);
    hidden.extend('/list', [film(1), film(2), film(3)]);
    expect(reads.map(({ ids }) => ids)).toEqual([[1, 2], [3]]);
  });

  it('keeps titles that are on the screen visible until their states are known', () => {
    const { hidden, reads } = opened();
    const titles = [film(1), film(2)];
    hidden.begin('/list', titles, true);
    expect(hidden.view('/list', titles)).toMatchObject({ items: titles, isPending: false, isReading: true });
    reads[0]?.states$.next([listed(1), free(2)]);
    expect(visibleIds(hidden, titles)).toEqual([2]);
  });

  it('takes the titles of the first list for shown, because the page has rendered them', () => {
    const { hidden } = setUp();
    hidden.begin('/list', [film(1)], false);
    expect(visibleIds(hidden, [film(1)])).toEqual([1]);
    hidden.begin('/list', [film(1)], false);
    expect(visibleIds(hidden, [film(1)])).toEqual([]);
  });

  it('returns the same view until a change, and the same titles if all are visible', () => {
    const { hidden, reads } = opened();
    const titles = [film(1)];
    hidden.extend('/list', titles);
    reads[0]?.states$.next([free(1)]);
    const view = hidden.view('/list', titles);
    expect(hidden.view('/list', titles)).toBe(view);
    expect(view?.items).toBe(titles);
    hidden.setFilling('/list', true);
    expect(hidden.view('/list', titles)).toMatchObject({ isFilling: true });
  });

  it('hides nothing before a list begins and after it is cleared', () => {
    const { hidden } = opened();
    expect(hidden.view('/other', [film(1)])).toBeNull();
    expect(hidden.has('/list')).toBe(true);
    hidden.clear();
    expect(hidden.view('/list', [film(1)])).toBeNull();
  });

  it('stops reading states when a list begins anew and after it is cleared', () => {
    const { hidden, reads } = setUp();
    const isRead = () => reads.map(({ states$ }) => states$.observed);
    hidden.begin('/list', [film(1)], false);
    hidden.begin('/list', [film(2)], false);
    expect(isRead()).toEqual([false, true]);
    hidden.clear();
    expect(isRead()).toEqual([false, false]);
  });

  it('remembers the last twelve lists', () => {
    const { hidden } = opened();
    for (let index = 1; index <= 12; index += 1) hidden.begin(`/list/${index}`, [], false);
    expect([hidden.has('/list'), hidden.has('/list/1')]).toEqual([false, true]);
  });
});
