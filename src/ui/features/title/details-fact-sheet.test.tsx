import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { aTitleDetails, someSeries } from '#domain/catalogue/title-details.fixture';
import { DetailsFactSheet } from './details-fact-sheet';

afterEach(cleanup);

it('DetailsFactSheet shows the episode length of a running series, and the date of its last-aired data', () => {
  const series = someSeries({ lastAirDate: '2019-05-12', countsAsOf: 2019, episodeRuntime: 22 });
  render(<MemoryRouter><DetailsFactSheet title={aTitleDetails({ mediaType: 'tv', status: 'Returning Series', series })} /></MemoryRouter>);
  const value = (term: string): string | null | undefined => screen.getByText(term).nextElementSibling?.textContent;
  expect(value('Status')).toBe('Returning, as of 2019');
  expect(value('Last aired')).toBe('12 May 2019, as of 2019');
  expect(value('Episode length')).toBe('about 22 min');
});
