import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { DetailsGenres } from './details-genres';

afterEach(cleanup);

it.each([
  ['movie', ['Science Fiction', 'Drama'], ['/genre/science-fiction', '/genre/drama']],
  ['tv', ['Sci-Fi & Fantasy', 'Drama'], ['/genre/fantasy?type=tv', '/genre/drama?type=tv']],
] as const)('DetailsGenres links the genres of a %s to titles of its type', (mediaType, genres, addresses) => {
  render(<DetailsGenres title={aTitle({ mediaType, genres })} details={null} />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
});
