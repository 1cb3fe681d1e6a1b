import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeoutError, withTimeout } from './with-timeout';

/** Work that ends only when its signal aborts. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('withTimeout', () => {
  it('resolves or rejects as the work does and leaves no timer', async () => {
    expect(await withTimeout(1000, () => Promise.resolve('done'))).toBe('done');
    await expect(withTimeout(1000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(withTimeout(1000, () => { throw new Error('broken at once'); })).rejects.toThrow('broken at once');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with TimeoutError at the limit, not before, when the work ignores its signal', async () => {
    const settled = vi.fn();
    withTimeout(1000, () => new Promise(() => {})).catch(settled);
    await vi.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.any(TimeoutError));
  });

  it('aborts the work at the limit and rejects with TimeoutError, not with the error of the abort', async () => {
    let given: AbortSignal | undefined;
    const rejected = expect(withTimeout(1000, (signal) => untilAborted((given = signal)))).rejects.toBeInstanceOf(TimeoutError);
    expect(given?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    await rejected;
    expect(given?.aborted).toBe(true);
  });

  it('passes an abort of the caller on to the work, also one from before the call', async () => {
    const caller = new AbortController();
    const rejected = expect(withTimeout(1000, untilAborted, caller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    caller.abort();
    await rejected;
    expect(await withTimeout(1000, (signal) => Promise.resolve(signal.aborted), caller.signal)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops listening to the caller when the work has ended', async () => {
    const caller = new AbortController();
    const signal = await withTimeout(1000, (given) => Promise.resolve(given), caller.signal);
    caller.abort();
    expect(signal.aborted).toBe(false);
  });
});
