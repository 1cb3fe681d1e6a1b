import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToLongPress } from './long-press';

const onLongPress = vi.fn();
const vibrate = vi.fn();
let end = (): void => {};

const link = (): HTMLElement => document.querySelector('a') as HTMLElement;
const touchesOf = (clientX: number, clientY: number) => ({ touches: [{ clientX, clientY }] });
/** Returns whether the link was followed. */
const isFollowed = (): boolean => fireEvent.click(link());

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
  document.body.innerHTML = '<a href="#x"><img></a>';
  end = listenToLongPress(link(), onLongPress);
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
  vi.clearAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'userActivation');
});

describe('a long press', () => {
  it('opens the menu of a poster once, lets the device pulse, and does not follow the link', () => {
    fireEvent.touchStart(link(), touchesOf(10, 10));
    vi.advanceTimersByTime(500);
    expect([onLongPress.mock.calls.length, vibrate.mock.calls.length]).toEqual([1, 1]);
    expect(fireEvent.contextMenu(link())).toBe(false);
    fireEvent.touchEnd(link());
    expect([onLongPress.mock.calls.length, isFollowed(), isFollowed()]).toEqual([1, false, true]);
  });

  it('opens the menu when the browser counts the press as long first', () => {
    fireEvent.touchStart(link(), touchesOf(10, 10));
    expect(fireEvent.contextMenu(link())).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(onLongPress).toHaveBeenCalledOnce();
  });

  it.each([
    ['a short press', () => fireEvent.touchEnd(link())],
    ['a finger that scrolls', () => fireEvent.touchMove(link(), touchesOf(10, 40))],
    ['two fingers', () => fireEvent.touchStart(link(), { touches: [...touchesOf(10, 10).touches, ...touchesOf(50, 50).touches] })],
    ['the end of the session', () => end()],
  ])('is not %s', (_, happens) => {
    fireEvent.touchStart(link(), touchesOf(10, 10));
    happens();
    vi.advanceTimersByTime(1000);
    expect([onLongPress.mock.calls.length, isFollowed()]).toEqual([0, true]);
  });

  it.each([
    ['a long press without a click at its end, as on Android', () => vi.advanceTimersByTime(500), () => fireEvent.touchEnd(link()), 1],
    ['a finger that scrolls', () => fireEvent.touchMove(link(), touchesOf(10, 40)), () => fireEvent.touchEnd(link()), 0],
    ['a touch that the browser takes', () => fireEvent.touchMove(link(), touchesOf(10, 40)), () => fireEvent.touchCancel(link()), 0],
  ])('is over a moment after %s: a mouse on the same screen has its click and its menu', (_, happens, end, count) => {
    fireEvent.touchStart(link(), touchesOf(10, 10));
    happens();
    end();
    vi.advanceTimersByTime(500);
    expect([fireEvent.contextMenu(link()), isFollowed(), onLongPress.mock.calls.length]).toEqual([true, true, count]);
  });

  it('leaves the browser’s menu to a mouse', () => {
    expect(fireEvent.contextMenu(link())).toBe(true);
    expect(onLongPress).not.toHaveBeenCalled();
  });
});
