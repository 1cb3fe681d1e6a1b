import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { APP_CONFIG } from '#application/service-keys';
import { createContainer } from '#composition/container';
import { ServicesProvider } from '../../services';
import { DocumentHead } from './document-head';

afterEach(cleanup);

const openGraphTags = (site: string | null, image?: string): Readonly<Record<string, string | null>> => {
  const services = createContainer((bind) => bind.constant(APP_CONFIG, { dataLocation: 'browser', siteUrl: site, isCatalogueCurrent: true }));
  render(
    <ServicesProvider value={services}>
      <DocumentHead title="Heat" description="A thief and a policeman." image={image} />
    </ServicesProvider>,
  );
  return Object.fromEntries([...document.head.querySelectorAll('meta[property^="og:"]')].map((meta): [string, string | null] => [meta.getAttribute('property') ?? '', meta.getAttribute('content')]));
};

describe('DocumentHead', () => {
  it('renders title, description and image of the page', () => {
    expect(openGraphTags('https://films.example', 'https://pictures.example/heat.jpg')).toEqual({
      'og:title': 'Heat', 'og:description': 'A thief and a policeman.', 'og:image': 'https://pictures.example/heat.jpg',
    });
    expect(document.title).toBe('Heat · Marquee');
  });

  it('renders the default image for a page without one, as an absolute URL if the site URL is known', () => {
    expect(openGraphTags('https://films.example')['og:image']).toBe('https://films.example/share.jpg');
    cleanup();
    expect(openGraphTags(null)['og:image']).toBe('/share.jpg');
  });
});
