import { afterEach, describe, expect, it, vi } from 'vitest';
import { offline, unavailable, type Failure } from '#domain/shared/failure';
import { retryOrReload } from './retry-or-reload';

afterEach(() => vi.unstubAllGlobals());

describe('retryOrReload', () => {
  it.each<[string, Failure, boolean, 'retries' | 'reloads']>([
    ['a server that is busy', unavailable(503, ''), true, 'retries'],
    ['no response', unavailable(null, 'network'), true, 'retries'],
    ['no connection', offline, true, 'retries'],
    ['a missing file', unavailable(404, ''), true, 'reloads'],
    ['a missing file, then offline', unavailable(404, ''), false, 'retries'],
  ])('after %s: %j, online %s, it %s', (_, failure, onLine, expected) => {
    vi.stubGlobal('navigator', { onLine });
    const calls: string[] = [];
    retryOrReload(failure, () => calls.push('retries'), () => calls.push('reloads'))();
    expect(calls).toEqual([expected]);
  });
});
