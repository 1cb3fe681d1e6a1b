import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment';

describe('readEnvironment', () => {
  it('needs nothing: the usual profile runs on the browser alone', () => {
    expect(readEnvironment({})).toEqual({ backend: 'memory', catalogue: 'embedded', tmdbApiBase: '/api/tmdb', tmdbImageBase: 'https://image.tmdb.org' });
  });

  it('reads what is named and passes over what is not ours', () => {
    const read = readEnvironment({ VITE_BACKEND: 'firebase', VITE_CATALOGUE: 'tmdb', VITE_TMDB_API_BASE: 'https://films.example/3/', VITE_TMDB_IMAGE_BASE: '', MODE: 'test', DEV: true });
    expect(read).toEqual({ backend: 'firebase', catalogue: 'tmdb', tmdbApiBase: 'https://films.example/3', tmdbImageBase: 'https://image.tmdb.org' });
  });

  it.each([
    [{ VITE_BACKEND: 'mysql' }, 'VITE_BACKEND is "mysql": it has to be "memory" or "firebase".'],
    [{ VITE_BACKEND: '' }, 'VITE_BACKEND is "": it has to be "memory" or "firebase".'],
    [{ VITE_CATALOGUE: 'TMDB' }, 'VITE_CATALOGUE is "TMDB": it has to be "embedded" or "tmdb".'],
    [{ VITE_TMDB_API_BASE: 3 }, 'VITE_TMDB_API_BASE is "3": it has to be string.'],
    [{ VITE_TMDB_API_BASE: 'films.example' }, 'VITE_TMDB_API_BASE is "films.example": it has to be an address such as /api/tmdb.'],
    [{ VITE_TMDB_IMAGE_BASE: 'ftp://films' }, 'VITE_TMDB_IMAGE_BASE is "ftp://films": it has to be an address such as https://image.tmdb.org.'],
  ])('stops at %j with a sentence that names it', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(new Error(sentence));
  });
});
