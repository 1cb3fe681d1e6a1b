import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useIsPrinting } from './use-is-printing';

afterEach(cleanup);

it('is true from the event before printing to the one after it, at once', () => {
  const { result } = renderHook(useIsPrinting);
  const seen = [result.current];
  for (const event of ['beforeprint', 'afterprint']) {
    window.dispatchEvent(new Event(event));
    seen.push(result.current);
  }
  expect(seen.slice(0, 2)).toEqual([false, true]);
});
