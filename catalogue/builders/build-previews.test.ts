import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { decodeLinkPreviewImages } from '#adapters/embedded-catalogue/files/link-preview-images-file';
import { buildPreviews } from './build-previews';
import { loadFacts } from '../load-facts';

describe('buildPreviews', () => {
  const { movies, series } = loadFacts();
  const built = buildPreviews([...movies, ...series]);

  it('returns the poster of a title, else the backdrop, and nothing without either', () => {
    const [title] = movies;
    if (title === undefined) throw new Error('There are no films.');
    const previewsOf = (posterPath: string | null, backdropPath: string | null) =>
      Object.values(buildPreviews([{ ...title, posterPath, backdropPath }]));
    expect([previewsOf('/p.jpg', '/b.jpg'), previewsOf(null, '/b.jpg'), previewsOf(null, null)]).toEqual([
      [{ kind: 'poster', path: '/p.jpg' }],
      [{ kind: 'backdrop', path: '/b.jpg' }],
      [],
    ]);
  });

  it('has an image for most of the 500 best-known films, and can be decoded', () => {
    expect(E.isRight(decodeLinkPreviewImages(JSON.parse(JSON.stringify(built))))).toBe(true);
    expect(built['movie-155']).toEqual({ kind: 'poster', path: expect.stringMatching(/^\/\w+\.jpg$/) as string });
    const withPreview = movies.slice(0, 500).filter(({ id }) => `movie-${id}` in built);
    expect(withPreview.length).toBeGreaterThan(250);
  });

  it('has only plain file names as paths', () => {
    expect(Object.values(built).filter(({ path }) => !/^\/[\w-]+\.jpg$/.test(path))).toEqual([]);
  });
});
