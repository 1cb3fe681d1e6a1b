import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitAnswer } from './unanswered-document';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A document, which the worker or the network has answered, and the site's answers: true for one. */
const open = (dataset: Record<string, string | undefined>, answers: ReadonlyArray<boolean>) => {
  const page = new EventTarget() as unknown as Window;
  const events: unknown[] = [];
  page.addEventListener('online', () => events.push({ ...dataset }));
  let attempts = 0;
  const ask = (): Promise<void> => {
    attempts += 1;
    return answers[attempts - 1] === true ? Promise.resolve() : Promise.reject(new Error('silence'));
  };
  void awaitAnswer({ dataset }, page, ask);
  return { page, events, attempts: () => attempts };
};

describe('awaitAnswer', () => {
  it('asks nothing if the network has answered the document', () => {
    expect(open({}, [true]).attempts()).toBe(0);
  });

  it('asks until the site answers, and says then that there is a network', async () => {
    const { events, attempts } = open({ unanswered: '' }, [false, false, true]);
    await vi.advanceTimersByTimeAsync(19_000);
    expect([attempts(), events]).toEqual([2, []]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([attempts(), events]).toEqual([3, [{}]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempts()).toBe(3);
  });

  it('ends when the browser has another network, and does not ask again', async () => {
    const { page, events, attempts } = open({ unanswered: '' }, []);
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([attempts(), events]).toEqual([1, [{ unanswered: '' }, {}]]);
  });
});
