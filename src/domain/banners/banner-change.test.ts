import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { notFound } from '#domain/shared/failure';
import type { BannerSettings } from './banner';
import { changeBannerSettings, MAX_BANNERS } from './banner-change';
import { BannerName, bannerTime, newBannerName } from './banner-name';

const settings: BannerSettings = {
  content: [
    { name: 'a', url: '/a', active: true },
    { name: 'b', url: '/b', active: false },
  ],
};
const activeNames = (changed: ReturnType<typeof changeBannerSettings>) =>
  E.isRight(changed) ? changed.right.content.map(({ name, active }) => (active ? `${name}*` : name)) : changed.left;

describe('changeBannerSettings', () => {
  it('adds a banner as the first one, active in place of the active one if asked', () => {
    expect(activeNames(changeBannerSettings(settings, { kind: 'add', bannerName: 'c', active: false }, '/c'))).toEqual(['c', 'a*', 'b']);
    expect(activeNames(changeBannerSettings(settings, { kind: 'add', bannerName: 'c', active: true }, '/c'))).toEqual(['c*', 'a', 'b']);
  });

  it('keeps place and state of a banner that is added again', () => {
    expect(changeBannerSettings(settings, { kind: 'add', bannerName: 'a', active: false }, '/new')).toEqual(
      E.right({ content: [{ name: 'a', url: '/new', active: true }, settings.content[1]] }),
    );
  });

  it('refuses more than MAX_BANNERS', () => {
    const full = { content: Array.from({ length: MAX_BANNERS }, (_, index) => ({ name: `n${index}`, url: '', active: false })) };
    expect(activeNames(changeBannerSettings(full, { kind: 'add', bannerName: 'c', active: false }, '/c'))).toMatchObject({
      _tag: 'conflict',
    });
    expect(activeNames(changeBannerSettings(full, { kind: 'add', bannerName: 'n3', active: true }, '/c'))).toContain('n3*');
  });

  it('activates, deactivates and removes', () => {
    expect(activeNames(changeBannerSettings(settings, { kind: 'activate', bannerName: 'b' }, ''))).toEqual(['a', 'b*']);
    expect(activeNames(changeBannerSettings(settings, { kind: 'deactivate', bannerName: 'a' }, ''))).toEqual(['a', 'b']);
    expect(activeNames(changeBannerSettings(settings, { kind: 'deactivate', bannerName: 'b' }, ''))).toEqual(['a*', 'b']);
    expect(activeNames(changeBannerSettings(settings, { kind: 'remove', bannerName: 'a' }, ''))).toEqual(['b']);
    expect(activeNames(changeBannerSettings(settings, { kind: 'remove', bannerName: 'gone' }, ''))).toEqual(['a*', 'b']);
  });

  it('refuses to activate or deactivate an unknown banner', () => {
    for (const kind of ['activate', 'deactivate'] as const)
      expect(activeNames(changeBannerSettings(settings, { kind, bannerName: 'gone' }, ''))).toEqual(notFound('banner'));
  });
});

it('newBannerName makes names that BannerName accepts and bannerTime reads', () => {
  const name = newBannerName(1_795_176_000_000, '0123456789abcdef');
  expect([name, BannerName.is(name), bannerTime(name)]).toEqual(['banner-1795176000000-0123456789abcdef', true, 1_795_176_000_000]);
  expect(
    ['night', 'banner-1-0123456789abcdef', `${name}/x`, `../${name}`, `${name}\n`].map((text) => [BannerName.is(text), bannerTime(text)]),
  ).toEqual(Array.from({ length: 5 }, () => [false, null]));
});
