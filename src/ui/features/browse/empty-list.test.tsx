import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { popularitySort, noFilters, type Filters } from '#domain/catalogue/filters';
import { EmptyList } from './empty-list';
import type { FilteredList } from './use-filtered-list';
import { BROWSE_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';

afterEach(cleanup);

const paging: FilteredList['paging'] = {
  items: [], totalResults: 0, searchedCount: 20, asOf: null, isLoading: false, isLoadingMore: false, hasMore: false, failure: null,
  loadMore: () => undefined, retry: () => undefined,
};
const western: Filters = { ...noFilters, genresIn: ['western'] };
const base = { paging, usualSort: popularitySort, results: '/movies/popular', restoredScrollY: 0, change: () => undefined };

it.each([
  [western, western, false, BROWSE_MESSAGES.noMatch('movie')],
  [western, noFilters, true, BROWSE_MESSAGES.noMatch('movie')],
  [noFilters, noFilters, false, BROWSE_MESSAGES.empty],
  [noFilters, western, true, BROWSE_MESSAGES.empty],
])('EmptyList names the filters of the rendered list, not the requested ones (case %#)', (narrowedBy, filters, isStale, message) => {
  render(
    <MemoryRouter>
      <EmptyList browsed={{ ...base, renderedFilters: narrowedBy, isStale, params: { filters, sort: popularitySort } }} mediaType="movie" />
    </MemoryRouter>,
  );
  expect(screen.getByText(message)).toBeDefined();
});
