import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CATALOGUE_USE_CASES, IMAGE_URL_BUILDER } from '#application/service-keys';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { createContainer } from '#composition/container';
import type { FilmographyEntry } from '#domain/catalogue/person';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { PersonFilmography } from './person-filmography';

beforeEach(() => void vi.stubGlobal('IntersectionObserver', class { observe(): void {} unobserve(): void {} disconnect(): void {} }));
afterEach(cleanup);

/** Eighty films, newest first, every fifth as a director, and a series. */
const filmography: ReadonlyArray<FilmographyEntry> = [
  ...Array.from({ length: 80 }, (_, index): FilmographyEntry => ({
    title: aTitle({ mediaType: 'movie', id: 80 - index, title: `Film ${80 - index}`, year: 2020 - index }),
    part: index % 5 === 0 ? { as: 'crew', job: 'Director' } : { as: 'cast', character: null },
  })),
  { title: aTitle({ mediaType: 'tv', id: 99, title: 'Series', year: 1950 }), part: { as: 'cast', character: null } },
];
const services = createContainer((bind) => {
  bind.constant(IMAGE_URL_BUILDER, { source: () => null });
  bind.constant(CATALOGUE_USE_CASES, {} as CatalogueUseCases);
});

const Address = (): React.JSX.Element => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return <button type="button" onClick={() => void navigate(-1)}>{`At ${pathname}${search}`}</button>;
};

const renderAt = (address: string): void => {
  render(
    <ServicesProvider value={services}>
      <QueryCacheProvider value={new QueryCache()}>
        <MemoryRouter initialEntries={['/before', address]}>
          <Address />
          <PersonFilmography filmography={filmography} />
        </MemoryRouter>
      </QueryCacheProvider>
    </ServicesProvider>,
  );
};
const press = (name: string | RegExp, at = 0): boolean => fireEvent.click(screen.getAllByRole('button', { name })[at] ?? document.body);
const pressed = (): ReadonlyArray<string | null> =>
  screen.getAllByRole('button').filter((each) => each.getAttribute('aria-pressed') === 'true').map(({ textContent }) => textContent);

it('PersonFilmography keeps filters, order and “Show all” in the address, without further steps for Back', async () => {
  renderAt('/person?id=801');
  press('Cast');
  press('Films');
  press('Oldest');
  press('Newest');
  press('Oldest');
  press(/^Show all/);
  const address = await screen.findByRole('button', { name: 'At /person?id=801&credits=cast&type=movie&sort=oldest&all=shown' });
  fireEvent.click(address);
  await screen.findByRole('button', { name: 'At /before' });
});

it('PersonFilmography shows what the address says', async () => {
  renderAt('/person?id=801&type=movie&sort=oldest&all=shown');
  await waitFor(() => expect(pressed()).toEqual(['All', 'Films', 'Oldest']));
  const links = screen.getAllByRole('link');
  expect([links.length, links[0]?.getAttribute('href')]).toEqual([80, '/details?type=movie&id=1']);
  press('All', 1);
  press('Newest');
  press(/^Show fewer/);
  await screen.findByRole('button', { name: 'At /person?id=801' });
});

it('PersonFilmography ignores what the address gets wrong', () => {
  renderAt('/person?id=801&type=book&sort=size&credits=');
  expect([pressed(), screen.getAllByRole('link').length]).toEqual([['All', 'All', 'Newest'], 48]);
});
