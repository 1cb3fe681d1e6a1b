import { beforeEach, expect, it, vi } from 'vitest';
import type { WorkerEvent } from './worker-scope';

beforeEach(() => {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('ExtendableEvent', Event);
  vi.stubGlobal('FetchEvent', Event);
  vi.stubGlobal('location', new URL('https://films.example/'));
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('registration', { scope: 'https://films.example/' });
});

it.each<readonly [string, boolean]>([
  ['https://securetoken.googleapis.com/v1/token?key=k', true],
  ['https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k', true],
  ['http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=k', true],
  ['http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k', true],
  ['https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=k', false],
  ['https://identitytoolkit.googleapis.com/v1/accounts:update?key=k', false],
  ['https://firestore.googleapis.com/v1/token', false],
  ['https://not-securetoken.googleapis.com/v1/token', false],
  ['https://films.example/api/tmdb/movie/603', false],
])('knows the calls about a stored session: %s', async (address, isCheck) => {
  const { isSessionCheck } = await import('./session-checks');
  expect(isSessionCheck(new URL(address))).toBe(isCheck);
});

it('lets a slow answer through, and fails without one after 10 s', async () => {
  const { sessionChecks } = await import('./session-checks');
  vi.useFakeTimers();
  const answerAfter = async (ms: number) => {
    vi.stubGlobal('fetch', () => new Promise((resolve) => { setTimeout(resolve, ms, new Response('answer')); }));
    const event = Object.assign(new Event('fetch'), { waitUntil: () => undefined }) as WorkerEvent;
    const request = new Request('https://securetoken.googleapis.com/v1/token', { method: 'POST' });
    const answer = sessionChecks.handle({ request, event }).then((response) => response.text(), () => 'failure');
    await vi.advanceTimersByTimeAsync(10_000);
    return answer;
  };
  expect(await answerAfter(9000)).toBe('answer');
  expect(await answerAfter(60_000)).toBe('failure');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
