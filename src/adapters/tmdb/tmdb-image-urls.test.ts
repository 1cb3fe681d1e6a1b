import { describe, expect, it } from 'vitest';
import { IMAGE_WIDTHS, type ImageKind } from '#application/ports/image-urls';
import { tmdbImageUrls } from './tmdb-image-urls';

const pictures = tmdbImageUrls({ base: 'https://image.test/' });

describe('tmdbPictures', () => {
  it('gives one usual width and all that there are', () => {
    expect(pictures.source('still', '/a.jpg')).toEqual({
      src: 'https://image.test/t/p/w300/a.jpg',
      srcSet: 'https://image.test/t/p/w185/a.jpg 185w, https://image.test/t/p/w300/a.jpg 300w',
    });
  });

  it('uses only widths that the host serves', () => {
    for (const kind of Object.keys(IMAGE_WIDTHS) as ImageKind[]) {
      expect(IMAGE_WIDTHS[kind]).toContain(Number(/\/w(\d+)\//.exec(pictures.source(kind, '/a.jpg')?.src ?? '')?.[1]));
    }
  });

  it.each([null, '', 'a.jpg', '/../secret', '/a b.jpg', '//evil.test/a.jpg'])('has no picture for %j', (path) => {
    expect(pictures.source('poster', path)).toBeNull();
  });
});
