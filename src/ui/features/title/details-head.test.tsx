import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { APP_CONFIG, IMAGE_URL_BUILDER } from '#application/service-keys';
import { createContainer } from '#composition/container';
import { aTitle } from '#domain/catalogue/title-details.fixture';

const POSTER = 'https://films.example/posters/movie-603.jpg';
const DEFAULT_IMAGE = 'https://films.example/share.jpg';
const MATRIX = '/details?type=movie&id=603';

/**
 * Loads the code of the page in a document that names the image, starts the app, and returns the images of a title's page at an address.
 */
const imagesAt = async (
  address: string, named: string, isPrerendered = true, picture: string | null = null,
): Promise<ReadonlyArray<string>> => {
  window.history.replaceState(null, '', MATRIX);
  document.head.innerHTML = `<meta property="og:image" content="${named}">`;
  document.body.innerHTML = isPrerendered ? '<div id="root" data-prerendered="/details"></div>' : '';
  const [{ DetailsHead }, { ServicesProvider }] = [await import('./details-head'), await import('#ui/services.tsx')];
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  window.history.replaceState(null, '', address);
  const services = createContainer((bind) => {
    bind.constant(APP_CONFIG, { dataLocation: 'browser', siteUrl: 'https://films.example', isCatalogueCurrent: true });
    bind.constant(IMAGE_URL_BUILDER, { source: () => (picture === null ? null : { src: picture, srcSet: '' }) });
  });
  render(
    <MemoryRouter>
      <ServicesProvider value={services}>
        <DetailsHead title={aTitle({ mediaType: 'movie', id: 603 })} />
      </ServicesProvider>
    </MemoryRouter>,
  );
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as { readonly image?: string };
  return [...document.querySelectorAll<HTMLMetaElement>('[property="og:image"]')].map(({ content }) => content).concat(data.image ?? []);
};

beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['keeps the poster that the document of this address names', MATRIX, POSTER, true, null, [POSTER, POSTER]],
  ['does not take the poster of another title', '/details?type=movie&id=604', POSTER, true, null, [DEFAULT_IMAGE]],
  ['has the house picture if the document names no poster', MATRIX, DEFAULT_IMAGE, true, null, [DEFAULT_IMAGE]],
  ['does not take the picture of the page before', MATRIX, POSTER, false, null, [DEFAULT_IMAGE]],
  [
    'prefers the picture of the catalogue', MATRIX, POSTER, true, 'https://pictures.example/603.jpg',
    ['https://pictures.example/603.jpg', 'https://pictures.example/603.jpg'],
  ],
] as const)('DetailsHead %s', async (_, address, named, isPrerendered, picture, expected) => {
  expect(await imagesAt(address, named, isPrerendered, picture)).toEqual(expected);
});
