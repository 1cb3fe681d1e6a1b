import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { byPopularity, noFilters, type Filters } from '#domain/catalogue/filters';
import { EmptyList } from './empty-list';
import type { FilteredList } from './use-filtered-list';

afterEach(cleanup);

const paging: FilteredList['paging'] = {
  items: [], totalResults: 0, searchedCount: 20, asOf: null, isLoading: false, isLoadingMore: false, hasMore: false, failure: null,
  loadMore: () => undefined, retry: () => undefined,
};
const western: Filters = { ...noFilters, genresIn: ['western'] };
const rest = { paging, usualSort: byPopularity, results: '/movies/popular', leftAt: 0, change: () => undefined };

it.each([
  [western, western, false, /^No film fits all of these filters/],
  [western, noFilters, true, /^No film fits all of these filters/],
  [noFilters, noFilters, false, /^There is nothing on this list right now/],
  [noFilters, western, true, /^There is nothing on this list right now/],
])('speaks of the list that stands there, not of the one that is asked for', (narrowedBy, filters, isStale, words) => {
  render(
    <MemoryRouter>
      <EmptyList browsed={{ ...rest, narrowedBy, isStale, browsing: { filters, sort: byPopularity } }} mediaType="movie" />
    </MemoryRouter>,
  );
  expect(screen.getByText(words)).toBeDefined();
});
