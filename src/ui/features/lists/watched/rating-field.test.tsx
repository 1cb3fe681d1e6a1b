import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RatingField } from './rating-field';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const slider = (): HTMLElement => screen.getByRole('slider', { name: 'Your rating' });
const type = (value: number): void => void fireEvent.change(slider(), { target: { value } });

it('RatingField keeps the rating that is being typed when an earlier one has been stored', async () => {
  const onRate = vi.fn(() => Promise.resolve(true));
  const { rerender } = render(<RatingField rating={5} onRate={onRate} />);
  type(6);
  await act(() => vi.advanceTimersByTimeAsync(400));
  type(6.5);
  rerender(<RatingField rating={6} onRate={onRate} />);
  expect(slider()).toHaveProperty('value', '6.5');
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(slider()).toHaveProperty('value', '6.5');
  expect(onRate.mock.calls).toEqual([[6], [6.5]]);
  rerender(<RatingField rating={6.5} onRate={onRate} />);
  // From another device.
  rerender(<RatingField rating={3} onRate={onRate} />);
  expect(slider()).toHaveProperty('value', '3');
});

it('RatingField stores a typed rating when it closes before the keys have rested, once', async () => {
  const onRate = vi.fn(() => Promise.resolve(true));
  const { unmount } = render(<RatingField rating={null} onRate={onRate} />);
  // As Escape does: the field loses the focus and goes in one moment.
  act(() => {
    slider().focus();
    type(9);
    slider().blur();
    unmount();
  });
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(onRate.mock.calls).toEqual([[9]]);
  const closed = render(<RatingField rating={null} onRate={onRate} />);
  type(7);
  closed.unmount();
  expect(onRate.mock.calls.splice(1)).toEqual([[7]]);
  const rested = render(<RatingField rating={null} onRate={onRate} />);
  type(8);
  await act(() => vi.advanceTimersByTimeAsync(400));
  rested.unmount();
  expect(onRate.mock.calls).toEqual([[9], [8]]);
});

it.each([
  ['one row', { width: 280, height: 44 }, [[1, 20, 0.5], [15, 20, 1], [279, 40, 10]]],
  ['two rows, as by touch', { width: 280, height: 100 }, [[1, 20, 0.5], [279, 20, 5], [1, 90, 5.5], [279, 90, 10], [100, 90, 7]]],
] as const)('RatingField rates by the place of a press on stars in %s', (_, { width, height }, presses) => {
  const onRate = vi.fn(() => Promise.resolve(true));
  render(<RatingField rating={null} onRate={onRate} />);
  const stars = slider().parentElement as HTMLElement;
  Object.assign(stars, { setPointerCapture: () => undefined, getBoundingClientRect: () => new DOMRect(0, 0, width, height) });
  for (const [clientX, clientY] of presses) {
    fireEvent.pointerDown(stars, { clientX, clientY });
    fireEvent.pointerUp(stars, { clientX, clientY });
  }
  expect(onRate.mock.calls).toEqual(presses.map(([, , rating]) => [rating]));
});
