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
const base = { paging, usualSort: byPopularity, results: '/movies/popular', restoredScrollY: 0, change: () => undefined };

it.each([
  [western, western, false, /^No film fits all of these filters/],
  [western, noFilters, true, /^No film fits all of these filters/],
  [noFilters, noFilters, false, /^There is nothing on this list right now/],
  [noFilters, western, true, /^There is nothing on this list right now/],
])('EmptyList names the filters of the rendered list, not the requested ones (case %#)', (narrowedBy, filters, isStale, message) => {
  render(
    <MemoryRouter>
      <EmptyList browsed={{ ...base, renderedFilters: narrowedBy, isStale, params: { filters, sort: byPopularity } }} mediaType="movie" />
    </MemoryRouter>,
  );
  expect(screen.getByText(message)).toBeDefined();
});
