import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FallbackToastBox } from './fallback-toast-box';
import { toast } from './toast';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('FallbackToastBox shows only the newest message for five seconds, and restarts the time for a repeated message', () => {
  render(<FallbackToastBox />);
  const statusText = (): string => screen.getByRole('status').textContent;
  const advance = (millis: number): void => act(() => void vi.advanceTimersByTime(millis));
  const offline = { text: 'You are offline.' };
  act(() => toast({ text: 'Saved.' }));
  act(() => toast(offline));
  expect(statusText()).toBe('You are offline.');
  advance(3000);
  act(() => toast(offline));
  advance(3000);
  expect(statusText()).toBe('You are offline.');
  advance(2500);
  expect(statusText()).toBe('');
});
