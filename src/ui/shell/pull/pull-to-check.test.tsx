import * as E from 'fp-ts/Either';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject, of } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CLOCK, MEMBER_LISTS_LOADER } from '#application/service-keys';
import { offline } from '#domain/shared/failure';
import { registerToastBox, type ToastMessage } from '#ui/design/toasts/toast.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { PullToCheck } from './pull-to-check';

let shown: ToastMessage[] = [];
let closeBox = (): void => {};
let isTouch = true;
beforeEach(() => {
  shown = [];
  isTouch = true;
  closeBox = registerToastBox((message) => void shown.push(message));
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
});
afterEach(() => {
  cleanup();
  closeBox();
  vi.unstubAllGlobals();
});

/** Opens a page of a member whose server answers, until it does not. */
const open = (at: string) => {
  const state = { answers: true, unsent: 0, sentAgain: 0, checks: 0, focus: 0 };
  const countFocus = (): void => {
    state.focus += 1;
  };
  window.addEventListener('focus', countFocus, { once: true });
  const lists = {
    lists: of(E.right([{ listID: 'watchlist' }])),
    findItems: () => () => {
      state.checks += 1;
      return Promise.resolve(state.answers ? E.right([]) : E.left(offline));
    },
    unsentCount: () => (state.unsent === 0 ? null : { toSend: state.unsent, refused: 0 }),
    sendAgain: () => {
      state.sentAgain += 1;
      if (state.sentAgain === 1) state.unsent = 0;
      return Promise.resolve(E.right(undefined));
    },
  };
  const services = new Map<unknown, unknown>([
    [MEMBER_LISTS_LOADER, { current$: new BehaviorSubject(lists) }], [CLOCK, { now: () => new Date(2026, 10, 20, 18, 5).getTime() }],
  ]);
  const { container } = render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter initialEntries={[at]}>
        <main><p>Title</p><button className="grip-btn" type="button">Move</button></main>
        <PullToCheck />
      </MemoryRouter>
    </ServicesProvider>,
  );
  const hint = (): string | null => container.querySelector('.pull')?.textContent ?? null;
  /** Pulls with one finger. @returns what the hint says before it is lifted. */
  const pull = async (to: { readonly x?: number; readonly y: number }, target = 'p'): Promise<string | null> => {
    const element = container.querySelector(target) as HTMLElement;
    fireEvent.touchStart(element, { touches: [{ clientX: 100, clientY: 100 }] });
    fireEvent.touchMove(element, { touches: [{ clientX: 100 + (to.x ?? 0), clientY: 100 + to.y }] });
    const said = hint();
    await act(async () => {
      fireEvent.touchEnd(element, { changedTouches: [{ clientX: 100, clientY: 100 + to.y }] });
      await Promise.resolve();
    });
    return said;
  };
  return { state, pull, hint };
};

it('a full pull asks the server, sends what is not sent, and says when; a failure says what is shown', async () => {
  const { state, pull, hint } = open('/user-profile/watchlist');
  expect(document.documentElement.classList.contains('pulls')).toBe(true);
  expect(await pull({ y: 60 })).toBe('Pull to check for changes');
  expect([state.checks, shown]).toEqual([0, []]);
  state.unsent = 1;
  expect(await pull({ y: 150 })).toBe('Release to check');
  await vi.waitFor(() => expect(shown.map(({ text }) => text)).toEqual(['Up to date at 18:05']));
  expect([state.checks, state.sentAgain, state.focus, hint()]).toEqual([1, 1, 1, null]);
  state.unsent = 1;
  await pull({ y: 150 });
  await vi.waitFor(() => expect(shown.at(-1)?.text).toBe('Checked at 18:05. One change is not sent yet.'));
  state.answers = false;
  await pull({ y: 150 });
  await vi.waitFor(() => expect(shown.at(-1)?.text).toBe('We couldn’t check for changes. You see what this device has.'));
});

it.each([
  ['an own list', '/x?list_id=watchlist', 'Up to date at 18:05'],
  ['a list of others, which its page reads', '/x?list_id=ours', 'Checked at 18:05'],
  ['all lists, with those of others', '', 'Checked at 18:05'],
])('a full pull on %s claims what it knows', async (_, list, text) => {
  const { pull } = open(`/user-profile/user-lists${list}`);
  await pull({ y: 150 });
  await vi.waitFor(() => expect(shown.map((toast) => toast.text)).toEqual([text]));
});

const nothing = (): void => undefined;
it.each<readonly [what: string, at: string, to: { readonly x?: number; readonly y: number }, target: string, prepare: () => void]>([
  ['a page without lists', '/movies', { y: 150 }, 'p', nothing],
  ['a swipe', '/user-profile/watchlist', { x: 200, y: 150 }, 'p', nothing],
  ['a title that is moved', '/user-profile/watchlist', { y: 150 }, '.grip-btn', nothing],
  ['a page that has scrolled', '/user-profile/watch-history', { y: 150 }, 'p', () => void vi.stubGlobal('scrollY', 40)],
  ['a mouse', '/user-profile/watchlist', { y: 150 }, 'p', () => void (isTouch = false)],
])('%s checks nothing', async (_, at, to, target, prepare) => {
  prepare();
  const { state, pull } = open(at);
  expect([await pull(to, target), state.checks]).toEqual([null, 0]);
});
