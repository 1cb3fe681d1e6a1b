import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { memoryBannerAdminRepository } from '#adapters/memory/admin/memory-banner-admin';
import { memoryBannerFiles } from '#adapters/memory/admin/memory-banner-files.fixture';
import { emptyState } from '#adapters/memory/storage/state';
import { inMemoryStorage } from '#adapters/memory/storage/state-storage';
import type { Banner } from '#domain/banners/banner';
import { newBannerName } from '#domain/banners/banner-name';
import { unexpected } from '#domain/shared/failure';
import { changeBanners } from './change-banners';
import { repairBanners, UNFINISHED_BANNER_MS, type BannerDeps } from './repair-banners';

const NOW = 1_795_176_000_000;
const nameAt = (time: number, digit = 'a'): string => newBannerName(time, digit.repeat(16));
const one = nameAt(NOW);
const two = nameAt(NOW, 'b');

const open = (stored: ReadonlyArray<Banner> = []) => {
  const storage = inMemoryStorage({ ...emptyState, settings: new Map([['banners', { content: stored }]]) });
  const files = new Map<string, 'image' | 'not-an-image'>([
    [one, 'image'],
    [two, 'image'],
  ]);
  const deps: BannerDeps = {
    banners: memoryBannerAdminRepository(storage),
    bannerFiles: memoryBannerFiles(files),
    clock: { now: () => NOW },
  };
  let content: ReadonlyArray<Banner> = [];
  storage.state.subscribe(({ settings }) => (content = settings.get('banners')?.content ?? []));
  return { deps, files, content: () => content };
};

describe('changeBanners', () => {
  it('adds, activates, deactivates and removes with values for the audit', async () => {
    const { deps, files, content } = open();
    const target = { kind: 'banner', id: one, name: null };
    expect(await changeBanners(deps, { kind: 'add', bannerName: one, active: true })()).toEqual(
      E.right({ message: 'The banner was added.', target, before: { active: null, banners: 0 }, after: { active: one, banners: 1 } }),
    );
    expect(content()).toEqual([{ name: one, url: `/files/${one}`, active: true }]);
    await changeBanners(deps, { kind: 'deactivate', bannerName: one })();
    expect(content()).toEqual([{ name: one, url: `/files/${one}`, active: false }]);
    await changeBanners(deps, { kind: 'activate', bannerName: one })();
    for (let time = 0; time < 2; time += 1)
      expect(await changeBanners(deps, { kind: 'remove', bannerName: one })()).toMatchObject({
        right: { message: 'The banner was removed.' },
      });
    expect([content(), [...files.keys()]]).toEqual([[], [two]]);
  });

  it('adds nothing for a missing file or a file that is not a picture, which is removed', async () => {
    const { deps, files, content } = open();
    files.set(one, 'not-an-image');
    expect(await changeBanners(deps, { kind: 'add', bannerName: one, active: true })()).toMatchObject({
      left: { _tag: 'invalid', rule: 'not-an-image' },
    });
    expect(await changeBanners(deps, { kind: 'add', bannerName: one, active: true })()).toMatchObject({ left: { _tag: 'not-found' } });
    expect([content(), files.has(one)]).toEqual([[], false]);
  });

  it('leaves one banner active when two are activated at the same time', async () => {
    const { deps, content } = open();
    await Promise.all([one, two].map((bannerName) => changeBanners(deps, { kind: 'add', bannerName, active: true })()));
    expect(content().filter(({ active }) => active)).toHaveLength(1);
    await Promise.all([one, two, one, two].map((bannerName) => changeBanners(deps, { kind: 'activate', bannerName })()));
    expect(content().filter(({ active }) => active)).toHaveLength(1);
  });

  it('is complete when it is repeated after an interruption', async () => {
    const { deps, files, content } = open();
    const stopped: BannerDeps = { ...deps, banners: { update: () => TE.left(unexpected('crash')) } };
    expect(E.isLeft(await changeBanners(stopped, { kind: 'add', bannerName: one, active: true })())).toBe(true);
    await changeBanners(deps, { kind: 'add', bannerName: one, active: true })();
    expect(content().map(({ name, active }) => [name, active])).toEqual([[one, true]]);
    const keepsFile: BannerDeps = { ...deps, bannerFiles: { ...deps.bannerFiles, remove: () => TE.left(unexpected('crash')) } };
    expect(E.isLeft(await changeBanners(keepsFile, { kind: 'remove', bannerName: one })())).toBe(true);
    expect([content(), files.has(one)]).toEqual([[], true]);
    await changeBanners(deps, { kind: 'remove', bannerName: one })();
    expect(files.has(one)).toBe(false);
  });

  it('succeeds although the repair fails', async () => {
    const { deps, content } = open();
    const failing: BannerDeps = { ...deps, bannerFiles: { ...deps.bannerFiles, names: TE.left(unexpected('no list')) } };
    expect(E.isRight(await changeBanners(failing, { kind: 'add', bannerName: one, active: false })())).toBe(true);
    expect(content()).toHaveLength(1);
  });
});

describe('repairBanners', () => {
  it('removes old files without an entry and old entries without a file, and nothing else', async () => {
    const [old, young] = [nameAt(NOW - UNFINISHED_BANNER_MS), nameAt(NOW - UNFINISHED_BANNER_MS + 1)];
    const [oldFile, youngFile] = [nameAt(NOW - UNFINISHED_BANNER_MS, 'c'), nameAt(NOW - UNFINISHED_BANNER_MS + 1, 'c')];
    const { deps, files, content } = open(['by-hand', old, young, one].map((name) => ({ name, url: `/${name}`, active: name === old })));
    files.set(oldFile, 'image').set(youngFile, 'image').set('by-hand.jpg', 'image');
    expect(await repairBanners(deps)()).toEqual(E.right(2));
    expect(content().map(({ name }) => name)).toEqual(['by-hand', young, one]);
    expect([...files.keys()]).toEqual([one, two, youngFile, 'by-hand.jpg']);
  });

  it('runs with every added banner', async () => {
    const { deps, files } = open();
    files.set(nameAt(NOW - UNFINISHED_BANNER_MS, 'c'), 'image');
    await changeBanners(deps, { kind: 'add', bannerName: one, active: false })();
    expect([...files.keys()]).toEqual([one, two]);
  });
});
