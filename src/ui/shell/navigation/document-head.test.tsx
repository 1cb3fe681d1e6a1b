import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { replaceMetadata } from '#application/metadata/replace-metadata';
import { titleMetadata } from '#application/metadata/title-metadata';
import { APP_CONFIG } from '#application/service-keys';
import { createContainer } from '#composition/container';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { DocumentHead, type DocumentHeadProps } from './document-head';

afterEach(cleanup);

const SITE = 'https://films.example';
const page: DocumentHeadProps = { title: 'Heat', description: 'A thief and a policeman.' };

/** Renders a head at an address and returns the document's title, tags and data. */
const headOf = (
  properties: DocumentHeadProps,
  { site = SITE, address = '/movies/popular?page=2' }: { readonly site?: string | null; readonly address?: string } = {},
): ReadonlyArray<string> => {
  const services = createContainer((bind) =>
    bind.constant(APP_CONFIG, { dataLocation: 'browser', siteUrl: site, isCatalogueCurrent: true }),
  );
  render(
    <MemoryRouter initialEntries={[address]}>
      <ServicesProvider value={services}><DocumentHead {...properties} /></ServicesProvider>
    </MemoryRouter>,
  );
  return linesOf(document);
};

const linesOf = (of: Document): ReadonlyArray<string> =>
  [...of.querySelectorAll('title, meta, link[rel="canonical"], script[type="application/ld+json"]')].map((tag) =>
    [tag.localName, ...tag.getAttributeNames().map((name) => tag.getAttribute(name)), tag.textContent].join(' '),
  );

describe('DocumentHead', () => {
  it('renders title, description, address and image of the page', () => {
    expect(headOf({ ...page, image: 'https://pictures.example/heat.jpg' })).toEqual([
      'title Heat · Marquee', 'meta description A thief and a policeman. ', `link canonical ${SITE}/movies/popular `,
      `meta og:url ${SITE}/movies/popular `, 'meta og:site_name Marquee ', 'meta og:type website ', 'meta og:title Heat ',
      'meta og:description A thief and a policeman. ', 'meta og:image https://pictures.example/heat.jpg ', 'meta twitter:card summary ',
    ]);
  });

  it('renders the default image for a page without one, as an absolute URL if the site URL is known', () => {
    expect(headOf(page)).toContain(`meta og:image ${SITE}/share.jpg `);
    cleanup();
    const unknownSite = headOf(page, { site: null });
    expect(unknownSite).toContain('meta og:image /share.jpg ');
    expect(unknownSite.filter((line) => /canonical|og:url/.test(line))).toEqual([]);
  });

  it('renders noindex instead of an address for a page that search engines leave out', () => {
    const head = headOf({ ...page, noIndex: true });
    expect(head).toContain('meta robots noindex ');
    expect(head.filter((line) => /canonical|og:url/.test(line))).toEqual([]);
  });

  it("renders the same head of a title as the server and the build write into a document", () => {
    const head = titleMetadata(aTitleDetails({ title: '</script><b>"&\'' }), 'https://films.example/posters/movie-1.jpg', SITE);
    const html = replaceMetadata('<!doctype html><html><head><title>Marquee</title></head><body></body></html>', head, SITE);
    const written = linesOf(new DOMParser().parseFromString(html, 'text/html'));
    expect([...headOf(head, { address: '/details?type=movie&id=900001' })].sort()).toEqual([...written].sort());
  });
});
