import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlainToasts } from './plain-toasts';
import { toast } from './toast';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says the newest message alone for five seconds, and the same one as long again', () => {
  render(<PlainToasts />);
  const words = (): string => screen.getByRole('status').textContent;
  const later = (millis: number): void => act(() => void vi.advanceTimersByTime(millis));
  const lost = { text: 'You are offline.' };
  act(() => toast({ text: 'Saved.' }));
  act(() => toast(lost));
  expect(words()).toBe('You are offline.');
  later(3000);
  act(() => toast(lost));
  later(3000);
  expect(words()).toBe('You are offline.');
  later(2500);
  expect(words()).toBe('');
});
