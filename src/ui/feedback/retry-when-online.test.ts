import { afterEach, describe, expect, it, vi } from 'vitest';
import { offline, unavailable, type Failure } from '#domain/shared/failure';
import { retryWhenOnline } from './retry-when-online';

afterEach(() => vi.unstubAllGlobals());

describe('Retry', () => {
  it.each<[string, Failure, boolean, 'asks' | 'reloads']>([
    ['a server that is busy', unavailable(503, ''), true, 'asks'],
    ['no answer at all', unavailable(null, 'network'), true, 'asks'],
    ['no connection', offline, true, 'asks'],
    ['a file that is gone', unavailable(404, ''), true, 'reloads'],
    ['a file that is gone, and no connection since', unavailable(404, ''), false, 'asks'],
  ])('after %s', (_, failure, onLine, does) => {
    vi.stubGlobal('navigator', { onLine });
    const done: string[] = [];
    retryWhenOnline(failure, () => done.push('asks'), () => done.push('reloads'))();
    expect(done).toEqual([does]);
  });
});
