// @vitest-environment node
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Button } from '#ui/design/buttons/button.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { FilterBar } from '#ui/design/filters/filter-bar.tsx';
import { FilterMenu } from '#ui/design/filters/filter-menu.tsx';
import { Drawer } from '#ui/design/overlays/drawer.tsx';
import { Menu } from '#ui/design/overlays/menu.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { ScrollTopButton } from '#ui/design/overlays/scroll-top-button.tsx';
import { PageHead } from '#ui/design/page/page-head.tsx';
import { LinkTabs } from '#ui/design/page/link-tabs.tsx';
import { Hero } from '#ui/design/images/hero.tsx';
import { setPosterRenderer } from '#ui/design/images/renderer/load-poster-renderer.ts';
import { Card } from '#ui/design/shelves/card.tsx';
import { Shelf } from '#ui/design/shelves/shelf.tsx';
import { VirtualGrid } from '#ui/design/shelves/virtual-grid.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { sample, sampleTitles } from './titles.fixture';
import { Toasts } from '#ui/design/toasts/toasts.tsx';

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
