import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { screen } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Guarded } from '#ui/shell/guards/guarded.tsx';
import { Header } from './header';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
import '#ui/app/layouts/app-layout.css';

/** Shows the current location of the story's router. */
const CurrentLocation = (): React.JSX.Element => <output aria-label="Place">{locationKey(useLocation())}</output>;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const meta: Meta<typeof Header> = {
  title: 'App/Header',
  component: Header,
  parameters: { at: '/genre' },
  render: (args) => (
    <div className="app-layout">
      <Header {...args} />
      <main id="main">
        <div style={{ minHeight: '150vh', padding: '1.5rem' }}>
          <h1 className="poster p-l">A page</h1>
          <Guarded area="public">
            <CurrentLocation />
          </Guarded>
        </div>
      </main>
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof Header>;

const links = (canvas: Canvas): ReadonlyArray<string | null> =>
  [...canvas.getByRole('navigation', { name: 'Main' }).querySelectorAll('a')].map(({ textContent }) => textContent);

export const SignedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(links(canvas)).toEqual(['Home', 'Genre']);
    await expect(canvas.getByRole('link', { name: 'Genre' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(canvas.getByLabelText('Place')).toHaveTextContent(/^\/$/));
  },
};

export const Light: Story = { ...SignedOut, globals: { theme: 'light' } };

export const Member: Story = {
  parameters: { at: '/movies' },
  globals: { role: 'member' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(links(canvas)).toEqual(['Home', 'Movies', 'TV Shows', 'Genre']));
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
  },
};

const openMenu: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Account menu' }));
};
const entries = (): ReadonlyArray<string | null> =>
  screen.getAllByRole('menuitem').filter((item) => item.checkVisibility()).map(({ textContent }) => textContent);

export const MenuOpen: Story = {
  tags: ['smoke'],
  globals: { role: 'member' },
  play: async (context) => {
    await openMenu(context);
    await expect(entries()).toEqual(['Profile', 'Favorites', 'Watchlist', 'Your lists', 'Sign Out']);
    await waitFor(() => expect(screen.getByText('Maya Rosen')).toBeVisible());
    await expect(screen.getByText(/^Good (morning|afternoon|evening)/)).toBeVisible();
    const leadsTo = (name: string): string | null => screen.getByRole('menuitem', { name }).getAttribute('href');
    await expect(leadsTo('Favorites')).toBe('/user-profile/user-lists/favorites?list_id=story-favorites');
    await expect(leadsTo('Watchlist')).toBe('/user-profile/user-lists/watchlist?list_id=story-watchlist');
  },
};

export const AdminMenu: Story = {
  globals: { role: 'admin' },
  play: async (context) => {
    await openMenu(context);
    const visible = entries();
    await expect(visible[0]).toBe('Dashboard');
    // Arrow keys move through all visible entries and wrap around at both ends.
    const focused: Array<string | null> = [];
    for (let at = 0; at < visible.length; at += 1) {
      focused.push(document.activeElement?.textContent ?? null);
      await context.userEvent.keyboard('{ArrowDown}');
    }
    await expect(focused).toEqual(visible);
    await context.userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(document.activeElement).toHaveTextContent(visible.at(-2) ?? '');
  },
};

export const AdminMenuOnPhone: Story = { ...AdminMenu, globals: { ...AdminMenu.globals, viewport: { value: 'phone' } } };

export const SignsOut: Story = {
  tags: ['smoke'],
  globals: { role: 'member' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openMenu(context);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(canvas.getByLabelText('Place')).toHaveTextContent(/^\/$/));
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible();
  },
};

export const Searches: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Search films and series' });
    // The header adds its key listener shortly after it is rendered.
    await waitFor(async () => {
      await userEvent.keyboard('/');
      await expect(box).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Place')).toHaveTextContent('/genre');
    await userEvent.keyboard('blade runner & co{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Place')).toHaveTextContent('/search?query=blade+runner+%26+co'));
    await waitFor(() => expect(box).toHaveValue(''));
  },
};

export const Scrolled: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    window.scrollTo(0, 50);
    await waitFor(() => expect(header).toHaveClass('moved'));
    await expect(header).not.toHaveClass('scrolled');
    window.scrollTo(0, 51);
    await waitFor(() => expect(header).toHaveClass('scrolled'));
    const alpha = (): number => Number(/(?:, |\/ )([\d.]+)\)$/.exec(getComputedStyle(header).backgroundColor)?.[1] ?? 1);
    await waitFor(() => expect(alpha()).toBeCloseTo(0.88, 2));
    await expect(getComputedStyle(header).backdropFilter).toBe('none');
  },
};

export const OverAnImage: Story = {
  args: { over: true },
  render: (args) => (
    <div className="app-layout">
      <Header {...args} />
      <main id="main">
        <div className="screen" style={{ background: 'oklch(0.5 0.14 60)', height: '60vh' }} />
      </main>
    </div>
  ),
};

export const OverAnImageLight: Story = { ...OverAnImage, globals: { theme: 'light' } };

/** A page whose hero image is missing, because the title was not found or failed to load. */
export const OverNothingLight: Story = { args: { over: true }, globals: { theme: 'light' } };

/** Expects all parts of the header side by side within the screen, and the button at its full width. */
const fits = async (canvas: Canvas): Promise<void> => {
  const boxes = [...canvas.getByRole('banner').querySelectorAll('a, button')]
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect());
  const edges = boxes.flatMap(({ left, right }) => [left, right]).map(Math.round);
  await expect(edges).toEqual([...edges].sort((one, other) => one - other));
  await expect(edges.at(-1)).toBeLessThanOrEqual(window.innerWidth);
  await expect(canvas.getByRole('link', { name: 'Sign In' }).getBoundingClientRect().width).toBeGreaterThanOrEqual(100);
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(links(canvas)).toEqual(['Home', 'Genre']);
    await fits(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(canvas.getByRole('combobox', { name: 'Search films and series' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close search' }));
    await expect(canvas.getByRole('link', { name: 'Genre' })).toBeVisible();
  },
};

export const Narrowest: Story = {
  parameters: { viewport: { options: { narrowest: { name: 'Narrowest, 320', styles: { width: '320px', height: '640px' } } } } },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(320);
    await fits(canvas);
  },
};

export const PhoneSearching: Story = {
  tags: ['smoke'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Search' })),
};

export const PhoneMenuOpen: Story = {
  globals: { viewport: { value: 'phone' }, role: 'member' },
  play: async (context) => {
    await openMenu(context);
    await expect(entries()).toEqual(['Profile', 'Favorites', 'Watchlist', 'Your lists', 'Home', 'Movies', 'TV Shows', 'Genre', 'Sign Out']);
  },
};
