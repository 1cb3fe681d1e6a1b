import { afterEach, describe, expect, it, vi } from 'vitest';
import { offline, invalidData, unexpected } from '#domain/shared/failure';
import { consoleLog } from './console-log';

afterEach(() => vi.restoreAllMocks());

describe('consoleLog', () => {
  it('writes the scope and the failure', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = unexpected('broken');
    consoleLog.failure('here', broken);
    expect(error.mock.calls).toEqual([['[here]', broken]]);
  });

  it('writes an internal failure object once, whichever scopes it passes', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const internal = invalidData('first-view.json', 'stats', 'a number');
    consoleLog.failure('tmdb /movie/603', internal);
    consoleLog.failure('catalogue.details', internal);
    consoleLog.failure('catalogue.details', invalidData('first-view.json', 'stats', 'a number'));
    expect(error.mock.calls.map(([where]) => where as unknown)).toEqual(['[tmdb /movie/603]', '[catalogue.details]']);
    error.mockClear();
    consoleLog.failure('sign-in', offline);
    consoleLog.failure('sign-in', offline);
    expect(error).toHaveBeenCalledTimes(2);
  });
});
