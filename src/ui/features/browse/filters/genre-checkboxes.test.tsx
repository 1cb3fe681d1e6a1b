import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { noFilters, type Filters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { GenreCheckboxes } from './genre-checkboxes';

afterEach(cleanup);

const show = (mediaType: MediaType, filters: Partial<Filters> = {}, fixed?: string) => {
  const onChange = vi.fn<(changed: Filters) => void>();
  render(<GenreCheckboxes mediaType={mediaType} filters={{ ...noFilters, ...filters }} fixed={fixed} onChange={onChange} />);
  return onChange;
};
const names = () => screen.getAllByRole('checkbox', { name: /^With(?!out) / }).map((box) => box.getAttribute('aria-label'));

it('offers genres of series under the names that their titles have, each of them once', () => {
  show('tv', {}, 'science-fiction');
  expect(names()).toContain('With War & Politics');
  expect(names().filter((name) => /fantasy|fiction/i.test(name ?? ''))).toEqual([]);
  expect(new Set(names()).size).toBe(names().length);
  cleanup();
  show('movie');
  expect(names()).toEqual(expect.arrayContaining(['With Fantasy', 'With Science Fiction', 'With War']));
});

it('takes both slugs of a joined genre away', () => {
  const onChange = show('tv', { genresIn: ['science-fiction', 'drama'] });
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'With Sci-Fi & Fantasy' });
  expect(box.checked).toBe(true);
  fireEvent.click(box);
  expect(onChange.mock.calls[0]?.[0].genresIn).toEqual(['drama']);
});
