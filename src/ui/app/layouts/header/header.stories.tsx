import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { Guarded } from '../../guards/guarded';
import { Header } from './header';
import { locationKey } from '../../navigation/location-key';
import '../app-layout.css';

/** Tells where the story's router is. */
const Place = (): React.JSX.Element => <output aria-label="Place">{locationKey(useLocation())}</output>;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const meta: Meta<typeof Header> = {
  title: 'App/Header',
  component: Header,
  parameters: { at: '/genre' },
  render: (args) => (
    <div className="lobby">
      <Header {...args} />
      <main id="main">
        <div style={{ minHeight: '150vh', padding: '1.5rem' }}>
          <h1 className="poster p-l">A page</h1>
          <Guarded area="public">
            <Place />
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
  parameters: { at: '/movies', scenario: { role: 'member' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(links(canvas)).toEqual(['Home', 'Movies', 'TV Shows', 'Genre']));
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
  },
};

const openMenu: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Your menu' }));
};
const entries = (): ReadonlyArray<string | null> =>
  screen.getAllByRole('menuitem').filter((item) => item.checkVisibility()).map(({ textContent }) => textContent);

export const MenuOpen: Story = {
  parameters: { scenario: { role: 'member' } },
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
  parameters: { scenario: { role: 'admin' } },
  play: async (context) => {
    await openMenu(context);
    const shown = entries();
    await expect(shown[0]).toBe('Dashboard');
    // The arrows go through all that is shown, and round: down to the end and to the start again, and back up from there.
    const walked: Array<string | null> = [];
    for (let at = 0; at < shown.length; at += 1) {
      walked.push(document.activeElement?.textContent ?? null);
      await context.userEvent.keyboard('{ArrowDown}');
    }
    await expect(walked).toEqual(shown);
    await context.userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(document.activeElement).toHaveTextContent(shown.at(-2) ?? '');
  },
};

export const AdminMenuOnPhone: Story = { ...AdminMenu, globals: { viewport: { value: 'phone' } } };

export const SignsOut: Story = {
  parameters: { scenario: { role: 'member' } },
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
    // The header listens for keys a moment after it is there.
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
  },
};

export const OverAPicture: Story = {
  args: { over: true },
  render: (args) => (
    <div className="lobby">
      <Header {...args} />
      <main id="main">
        <div className="screen" style={{ background: 'oklch(0.5 0.14 60)', height: '60vh' }} />
      </main>
    </div>
  ),
};

export const OverAPictureLight: Story = { ...OverAPicture, globals: { theme: 'light' } };

/** A page over whose picture the header should lie, but which has none: it was not found, or failed. */
export const OverNothingLight: Story = { args: { over: true }, globals: { theme: 'light' } };

/** Everything of the header stands side by side within the screen, and the button is as wide as every button. */
const fits = async (canvas: Canvas): Promise<void> => {
  const places = [...canvas.getByRole('banner').querySelectorAll('a, button')].filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
  const edges = places.flatMap(({ left, right }) => [left, right]).map(Math.round);
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
    await userEvent.click(canvas.getByRole('button', { name: 'Close the search' }));
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
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Search' })),
};

export const PhoneMenuOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: { role: 'member' } },
  play: async (context) => {
    await openMenu(context);
    await expect(entries()).toEqual(['Profile', 'Favorites', 'Watchlist', 'Your lists', 'Home', 'Movies', 'TV Shows', 'Genre', 'Sign Out']);
  },
};
