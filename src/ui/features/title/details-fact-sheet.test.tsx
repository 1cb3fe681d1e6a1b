import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { aTitleDetails, someSeries } from '#domain/catalogue/title-details.fixture';
import { DetailsFactSheet } from './details-fact-sheet';

afterEach(cleanup);

const value = (term: string): string | null | undefined => screen.getByText(term).nextElementSibling?.textContent;

it('DetailsFactSheet shows the episode length of a running series, and the date of its last-aired data', () => {
  const series = someSeries({ lastAirDate: '2019-05-12', countsAsOf: 2019, episodeRuntime: 22 });
  render(
    <MemoryRouter>
      <DetailsFactSheet title={aTitleDetails({ mediaType: 'tv', status: 'Returning Series', series })} hasNames />
    </MemoryRouter>,
  );
  expect(value('Last aired')).toBe('12 May 2019, as of 2019');
  expect(value('Episodes')).toBe('26, about 10 h in all, as of 2019');
  expect(value('Episode length')).toBe('about 22 min');
});

it('DetailsFactSheet has the rows of countries and language before it has their names', () => {
  const title = aTitleDetails({ countries: ['GB', 'US'], originalLanguage: 'en' });
  const { rerender } = render(<MemoryRouter><DetailsFactSheet title={title} hasNames={false} /></MemoryRouter>);
  expect([value('Countries'), value('Language')]).toEqual(['\u00A0', '\u00A0']);
  rerender(<MemoryRouter><DetailsFactSheet title={title} hasNames /></MemoryRouter>);
  expect([value('Countries'), value('Language')]).toEqual(['United Kingdom, United States', 'English']);
});
