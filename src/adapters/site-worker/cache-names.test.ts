import { describe, expect, it, vi } from 'vitest';
import { frameCache, hasEarlierVersion, installVersion, memberCache, OPENED, outdatedCaches } from './cache-names';

const of = (version: string): ReadonlyArray<string> => [`marquee-frame-${version}`, `marquee-member-${version}`];
const opened = Object.values(OPENED);

describe('outdatedCaches', () => {
  it('keeps this version, the one before it and what was opened', () => {
    expect(outdatedCaches([...of('a'), ...of('b'), ...opened, ...of('c')], 'c')).toEqual(of('a'));
    expect(outdatedCaches([...of('b'), ...opened, ...of('c')], 'c')).toEqual([]);
    expect(outdatedCaches([...opened, ...of('c')], 'c')).toEqual([]);
  });

  it('keeps the version that ran, whose tabs may be open, when one that came after it was never started', () => {
    const names = ['marquee-ran-a', ...of('a'), ...of('b'), ...opened, ...of('c')];
    expect(outdatedCaches(names, 'c')).toEqual(['marquee-ran-a']);
    // Documents come from the network: those of the last one installed may be open, too. The ones between go.
    expect(outdatedCaches([...names, ...of('d')], 'd')).toEqual(['marquee-ran-a', ...of('b')]);
    expect(outdatedCaches([...of('a'), ...of('b'), 'marquee-ran-c', ...of('c'), ...of('d')], 'd'))
      .toEqual(['marquee-ran-c', ...of('a'), ...of('b')]);
    expect(outdatedCaches(['marquee-ran-a', ...of('a')], 'a')).toEqual([]);
  });

  it('keeps the version that a roll-back returns to, and the one that was rolled back', () => {
    expect(outdatedCaches([...of('a'), ...of('b')], 'a')).toEqual([]);
  });

  it('drops members’ files whose frame is gone', () => {
    expect(outdatedCaches(['marquee-member-a', ...of('b'), ...of('c')], 'c')).toEqual(['marquee-member-a']);
  });
});

describe('hasEarlierVersion', () => {
  it('is true only if another version has files here', () => {
    expect(hasEarlierVersion([...of('a'), ...of('b')], 'b')).toBe(true);
    expect(hasEarlierVersion([...opened, ...of('b')], 'b')).toBe(false);
  });
});

describe('installVersion', () => {
  it('deletes what a failed installation has made, and nothing of the version that runs, which may have the same name', async () => {
    let names: ReadonlyArray<string> = [];
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve(names),
      delete: (name: string) => Promise.resolve(void (names = names.filter((each) => each !== name))),
    });
    const fail = (): Promise<void> => {
      names = [...new Set([...names, frameCache('2'), memberCache('2')])];
      return Promise.reject(new Error('cut'));
    };
    names = [frameCache('1'), OPENED.pages];
    await expect(installVersion('2', fail)).rejects.toThrow('cut');
    expect(names).toEqual([frameCache('1'), OPENED.pages]);
    names = [frameCache('1'), frameCache('2')];
    await expect(installVersion('2', fail)).rejects.toThrow('cut');
    expect(names).toEqual([frameCache('1'), frameCache('2')]);
  });
});
