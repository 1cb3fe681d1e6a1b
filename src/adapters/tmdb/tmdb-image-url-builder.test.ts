import { describe, expect, it } from 'vitest';
import { IMAGE_WIDTHS, type ImageKind } from '#application/ports/image-url-builder';
import { tmdbImageUrlBuilder } from './tmdb-image-url-builder';

const imageUrls = tmdbImageUrlBuilder({ base: 'https://image.test/' });

describe('tmdbImageUrlBuilder', () => {
  it('returns the default width and a srcset with all widths', () => {
    expect(imageUrls.source('still', '/a.jpg')).toEqual({
      src: 'https://image.test/t/p/w300/a.jpg',
      srcSet: 'https://image.test/t/p/w185/a.jpg 185w, https://image.test/t/p/w300/a.jpg 300w',
    });
  });

  it('uses only widths that the image host serves', () => {
    for (const kind of Object.keys(IMAGE_WIDTHS) as ImageKind[]) {
      expect(IMAGE_WIDTHS[kind]).toContain(Number(/\/w(\d+)\//.exec(imageUrls.source(kind, '/a.jpg')?.src ?? '')?.[1]));
    }
  });

  it.each([null, '', 'a.jpg', '/../secret', '/a b.jpg', '//evil.test/a.jpg'])('returns null for the path %j', (path) => {
    expect(imageUrls.source('poster', path)).toBeNull();
  });
});
