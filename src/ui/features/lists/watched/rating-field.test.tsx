import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RatingField } from './rating-field';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
