import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { decodePreviews } from '#adapters/embedded-catalogue/files/previews-file';
import { buildPreviews } from './build-previews';
import { loadFacts } from '../load-facts';

describe('what link previews show', () => {
  const { movies, series } = loadFacts();
  const built = buildPreviews([...movies, ...series]);

  it('is the wide picture of a title, else its poster, and nothing where there is neither', () => {
    const [title] = movies;
    if (title === undefined) throw new Error('There are no films.');
    const of = (posterPath: string | null, backdropPath: string | null) => Object.values(buildPreviews([{ ...title, posterPath, backdropPath }]));
    expect([of('/p.jpg', '/b.jpg'), of('/p.jpg', null), of(null, null)]).toEqual([[{ kind: 'backdrop', path: '/b.jpg' }], [{ kind: 'poster', path: '/p.jpg' }], []]);
  });

  it('is known of most well-known titles, and can be read back', () => {
    expect(E.isRight(decodePreviews(JSON.parse(JSON.stringify(built))))).toBe(true);
    expect(built['movie-155']).toEqual({ kind: 'backdrop', path: expect.stringMatching(/^\/\w+\.jpg$/) as string });
    const known = movies.slice(0, 500).filter(({ id }) => `movie-${id}` in built);
    expect(known.length).toBeGreaterThan(250);
  });

  it('names files and nothing else', () => {
    expect(Object.values(built).filter(({ path }) => !/^\/[\w-]+\.jpg$/.test(path))).toEqual([]);
  });
});
