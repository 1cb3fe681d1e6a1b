import { afterEach, describe, expect, it, vi } from 'vitest';
import { offline, invalidData, unexpected } from '#domain/shared/failure';
import { consoleLog } from './console-log';

afterEach(() => vi.restoreAllMocks());

describe('the console as a log', () => {
  it('writes down where something went wrong, and what', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = unexpected('broken');
    consoleLog.failure('here', broken);
    expect(error.mock.calls).toEqual([['[here]', broken]]);
  });

  it('writes a fault of ours down once, however many places it passes', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const strange = invalidData('front.json', 'census', 'a number');
    consoleLog.failure('tmdb /movie/603', strange);
    consoleLog.failure('catalogue.details', strange);
    consoleLog.failure('catalogue.details', invalidData('front.json', 'census', 'a number'));
    expect(error.mock.calls.map(([where]) => where as unknown)).toEqual(['[tmdb /movie/603]', '[catalogue.details]']);
    error.mockClear();
    consoleLog.failure('sign-in', offline);
    consoleLog.failure('sign-in', offline);
    expect(error).toHaveBeenCalledTimes(2);
  });
});
