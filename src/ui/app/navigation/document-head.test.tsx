import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { APP_CONFIG } from '#application/service-keys';
import { createContainer } from '#composition/container';
import { ServicesProvider } from '../../services';
import { DocumentHead } from './document-head';

afterEach(cleanup);

const told = (site: string | null, picture?: string): Readonly<Record<string, string | null>> => {
  const services = createContainer((bind) => bind.constant(APP_CONFIG, { dataLocation: 'browser', siteUrl: site }));
  render(
    <ServicesProvider value={services}>
      <DocumentHead title="Heat" description="A thief and a policeman." picture={picture} />
    </ServicesProvider>,
  );
  return Object.fromEntries([...document.head.querySelectorAll('meta[property^="og:"]')].map((meta): [string, string | null] => [meta.getAttribute('property') ?? '', meta.getAttribute('content')]));
};

describe('what a document says of itself', () => {
  it("is the page's own title, description and picture", () => {
    expect(told('https://films.example', 'https://pictures.example/heat.jpg')).toEqual({
      'og:title': 'Heat', 'og:description': 'A thief and a policeman.', 'og:image': 'https://pictures.example/heat.jpg',
    });
    expect(document.title).toBe('Heat · Marquee');
  });

  it("has the house's picture where the page has none, in full where the site is known", () => {
    expect(told('https://films.example')['og:image']).toBe('https://films.example/share.jpg');
    cleanup();
    expect(told(null)['og:image']).toBe('/share.jpg');
  });
});
