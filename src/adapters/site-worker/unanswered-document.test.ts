import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitAnswer } from './unanswered-document';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A document, which the worker or the network has answered, and the site's answers: true for one. */
const open = (dataset: Record<string, string | undefined>, answers: ReadonlyArray<boolean>) => {
  const page = new EventTarget() as unknown as Window;
  const events: unknown[] = [];
  for (const type of ['online', 'offline']) page.addEventListener(type, () => events.push([type, dataset['unanswered']]));
  const times: number[] = [];
  const ask = (ms: number): Promise<void> => {
    times.push(ms);
    return answers[times.length - 1] === true ? Promise.resolve() : Promise.reject(new Error('silence'));
  };
  void awaitAnswer({ dataset }, page, ask);
  return { page, events, times, attempts: () => times.length };
};

describe('awaitAnswer', () => {
  it('asks nothing if the network has answered the document', () => {
    expect(open({}, [true]).attempts()).toBe(0);
  });

  it('asks until the site answers, and says then that there is a network', async () => {
    const { events, times, attempts } = open({ unanswered: '' }, [false, false, true]);
    await vi.advanceTimersByTimeAsync(19_000);
    expect([attempts(), events]).toEqual([2, [['offline', 'no']]]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([attempts(), events]).toEqual([3, [['offline', 'no'], ['online', undefined]]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times).toEqual([3000, 10_000, 10_000]);
  });

  it('never says that there is no network if only the document was slow', async () => {
    const { events, attempts } = open({ unanswered: '' }, [true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([attempts(), events]).toEqual([1, [['online', undefined]]]);
  });

  it('ends when the browser has another network, and does not ask again', async () => {
    const { page, events, attempts } = open({ unanswered: '' }, []);
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([attempts(), events]).toEqual([1, [['online', ''], ['online', undefined]]]);
  });
});
