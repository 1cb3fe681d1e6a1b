// @vitest-environment node
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Button } from './buttons/button';
import { TextField } from './fields/text-field';
import { FilterBar } from './filters/filter-bar';
import { FilterMenu } from './filters/filter-menu';
import { Drawer } from './overlays/drawer';
import { Menu } from './overlays/menu';
import { Modal } from './overlays/modal';
import { ScrollTopButton } from './overlays/scroll-top-button';
import { PageHead } from './page/page-head';
import { LinkTabs } from './page/link-tabs';
import { Hero } from './images/hero';
import { setPosterRenderer } from './images/renderer/load-poster-renderer';
import { Card } from './shelves/card';
import { Shelf } from './shelves/shelf';
import { VirtualGrid } from './shelves/virtual-grid';
import { StatePanel } from './feedback/state-panel';
import { sample, sampleTitles } from './titles.fixture';
import { Toasts } from './toasts/toasts';

const html = (element: ReactElement): string => renderToString(<StaticRouter location="/">{element}</StaticRouter>);
const noop = (): void => undefined;
const countOf = (text: string, part: string): number => text.split(part).length - 1;

describe('server rendering of the design system', () => {
  it('renders posters with early into the HTML and leaves the others empty', () => {
    setPosterRenderer({
      posterArt: ({ title }) => `<svg>${title}</svg>`,
      backdropArt: ({ title }) => `<svg>${title}, wide</svg>`,
      variantIn: () => 0,
    });
    const page = html(
      <>
        <Hero kind="feature" art={sample('Casablanca')} label="Casablanca">
          <PageHead heading="Casablanca" />
        </Hero>
        <Shelf heading="Popular">
          {sampleTitles.slice(0, 10).map((title, index) => (
            <Card key={title.id} to="/" title={title} early={index < 3} />
          ))}
        </Shelf>
      </>,
    );
    expect([countOf(page, '<svg>'), countOf(page, ', wide</svg>'), countOf(page, 'class="generated-art"')]).toEqual([5, 1, 12]);
  });

  it('renders the first items of a VirtualGrid with the total as aria-setsize', () => {
    const render = (title: (typeof sampleTitles)[number]): ReactElement => <Card to="/" title={title} />;
    const page = html(<VirtualGrid items={sampleTitles} keyOf={({ id }) => id} render={render} firstCount={18} />);
    expect([countOf(page, '<li'), page.includes('aria-setsize="60"')]).toEqual([18, true]);
  });

  it('omits the content of closed modals, drawers, menus and toasts', () => {
    const closed = html(
      <>
        <Modal open={false} onClose={noop} title="Add to a list">
          hidden words
        </Modal>
        <Drawer open={false} onClose={noop} label="Menu">
          hidden words
        </Drawer>
        <Menu label="You" items={[{ label: 'hidden words' }]} button={(props) => <Button {...props}>You</Button>} />
        <FilterBar count="3 films">
          <FilterMenu label="Sort by" value="Newest">
            {() => 'hidden words'}
          </FilterMenu>
        </FilterBar>
        <Toasts />
        <ScrollTopButton />
      </>,
    );
    expect([closed.includes('hidden words'), closed.includes('3 films')]).toEqual([false, true]);
  });

  it('connects a TextField with its error by aria-describedby', () => {
    const field = html(<TextField label="E-mail" error="This field is required!" />);
    const described = /aria-describedby="([^"]+)"/.exec(field)?.[1];
    expect(field).toContain(`id="${described ?? 'none'}"`);
    expect(field).toContain('aria-invalid="true"');
  });

  it('marks the current tab with aria-current and renders an error StatePanel as an alert', () => {
    expect(html(<LinkTabs label="Lists" tabs={[{ to: '/', label: 'All' }]} />)).toContain('aria-current="page"');
    expect(html(<StatePanel kind="error">It broke.</StatePanel>)).toContain('role="alert"');
  });
});
