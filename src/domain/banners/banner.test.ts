import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { decode } from '#domain/shared/decode';
import { activeBanner, bannerImageUrl, BannerSettings, type Banner } from './banner';

const banner = (name: string, active: boolean, url = `/${name}.webp`): Banner => ({ name, url, active });

describe('activeBanner, bannerImageUrl and BannerSettings', () => {
  it('activeBanner returns the first active banner', () => {
    expect(activeBanner({ content: [banner('a', false), banner('b', true), banner('c', true)] })?.name).toBe('b');
  });

  it('activeBanner returns null without an active banner and for an empty list', () => {
    expect(activeBanner({ content: [banner('a', false)] })).toBeNull();
    expect(activeBanner({ content: [] })).toBeNull();
  });

  it('bannerImageUrl returns the URL; null for an empty URL and without a banner', () => {
    expect(bannerImageUrl(banner('a', true))).toBe('/a.webp');
    expect(bannerImageUrl(banner('a', true, ''))).toBeNull();
    expect(bannerImageUrl(null)).toBeNull();
  });

  it('BannerSettings drops undeclared fields and damaged banners', () => {
    const read = decode(BannerSettings, 'settings/banners');
    expect(read({ content: [{ name: 'a', url: '', active: true, size: 3 }], editor: 'x' })).toEqual(
      E.right({ content: [{ name: 'a', url: '', active: true }] }),
    );
    expect(read({ content: [{ name: 'a', active: true }, banner('b', false)] })).toEqual(E.right({ content: [banner('b', false)] }));
  });
});
