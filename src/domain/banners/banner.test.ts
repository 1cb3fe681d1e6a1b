import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { decode } from '../shared/decode';
import { activeBanner, bannerImageUrl, BannerSettings, type Banner } from './banner';

const banner = (name: string, active: boolean, url = `/${name}.webp`): Banner => ({ name, url, active });

describe('the banner behind the pages', () => {
  it('is the active one, the first where somebody made two active', () => {
    expect(activeBanner({ content: [banner('a', false), banner('b', true), banner('c', true)] })?.name).toBe('b');
  });

  it('is none where none is active, and none where there are none', () => {
    expect(activeBanner({ content: [banner('a', false)] })).toBeNull();
    expect(activeBanner({ content: [] })).toBeNull();
  });

  it('shows its picture; an empty address and no banner show the default one', () => {
    expect(bannerImageUrl(banner('a', true))).toBe('/a.webp');
    expect(bannerImageUrl(banner('a', true, ''))).toBeNull();
    expect(bannerImageUrl(null)).toBeNull();
  });

  it('is read with nothing that the document holds besides', () => {
    const read = decode(BannerSettings, 'settings/banners');
    expect(read({ content: [{ name: 'a', url: '', active: true, size: 3 }], editor: 'x' })).toEqual(E.right({ content: [{ name: 'a', url: '', active: true }] }));
    expect(read({ content: [{ name: 'a', active: true }] })).toMatchObject({ left: { path: 'content.0.url' } });
  });
});
