import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { isSignedIn } from '#domain/users/session';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Header } from '#ui/app/layouts/header/header.tsx';
import { useSession } from '#ui/shell/providers/session-provider.tsx';
import { adminEntries, profileEntries } from '#ui/shell/layouts/side/side-entries.ts';
import { SideLayout } from './side-layout';
import '#ui/app/layouts/app-layout.css';

type Args = { readonly area: 'profile' | 'admin' };

const Page = ({ area }: Args): React.JSX.Element => {
  const { session } = useSession();
  const groups = area === 'admin' ? adminEntries : isSignedIn(session) ? profileEntries(session) : [];
  return (
    <div className="app-layout">
      <Header />
      <main id="main">
        <SideLayout label={area === 'admin' ? 'Admin menu' : 'Profile menu'} groups={groups}>
          <h1 className="poster p-l">Films for a rainy sunday</h1>
          <p className="quiet">What stands beside the menu.</p>
        </SideLayout>
      </main>
    </div>
  );
};

const meta: Meta<Args> = {
  title: 'App/Side menu',
  render: (args) => <Page {...args} />,
  args: { area: 'profile' },
  parameters: { at: '/user-profile/user-lists/films_for_a_rainy_sunday?list_id=story-rain' },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj<Args>;

const labels = (menu: HTMLElement): ReadonlyArray<string | null> =>
  [...menu.querySelectorAll('a, button')].map(({ textContent }) => textContent);
const menuOf = (name: string): HTMLElement => screen.getByRole('navigation', { name });

export const Member: Story = {
  play: async () => {
    const pages = ['Home', 'Profile', 'Watch history', 'Calendar', 'Manage lists'];
    const all = [...pages, 'Favorites', 'Watchlist', 'Films for a rainy sunday', 'Sign Out'];
    await waitFor(() => expect(labels(menuOf('Profile menu'))).toEqual(all));
    const current = within(menuOf('Profile menu')).getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    await expect(current.map(({ textContent }) => textContent)).toEqual(['Films for a rainy sunday']);
  },
};

export const AdminInProfile: Story = {
  globals: { role: 'admin' },
  play: async () => waitFor(() => expect(labels(menuOf('Profile menu')).slice(-2)).toEqual(['Dashboard', 'Sign Out'])),
};

export const Admin: Story = {
  tags: ['smoke'],
  args: { area: 'admin' },
  parameters: { at: '/admin/manage-users' },
  globals: { role: 'admin' },
  play: async () => {
    await expect(labels(menuOf('Admin menu'))).toEqual(['Back Home', 'Profile', 'Dashboard', 'Manage Users', 'Manage Lists', 'Sign Out']);
  },
};

export const Light: Story = { globals: { theme: 'light' } };

/** Fires `cancel`, as browsers do on a dialog for Escape; synthetic key events do not trigger it. */
const escape = (): boolean | undefined => document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));

const openDrawer: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Profile menu' }));
  await expect(screen.getByRole('dialog', { name: 'Profile menu' })).toBeVisible();
};

export const DrawerOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await openDrawer(context);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

export const DrawerOpenLight: Story = { ...DrawerOpen, globals: { viewport: { value: 'phone' }, theme: 'light' } };

export const DrawerClosesOnEscape: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await openDrawer(context);
    escape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    await expect(context.canvas.getByRole('button', { name: 'Profile menu' })).toHaveFocus();
  },
};

export const DrawerClosesOutside: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await openDrawer(context);
    await context.userEvent.click(screen.getByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DrawerClosesOnNavigation: Story = {
  tags: ['smoke'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await openDrawer(context);
    await context.userEvent.click(await within(screen.getByRole('dialog')).findByRole('link', { name: 'Manage lists' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The most lists that a member can have, with names as long as they may be. */
const twoHundred = {
  lists: [
    { listName: 'favorites', listID: 'f' },
    { listName: 'watchlist', listID: 'w' },
    ...Array.from({ length: 198 }, (_, index) => ({
      listName: `list_${index + 1}_${'of_films_for_a_rainy_sunday_in_the_house'.repeat(2)}`.slice(0, 60),
      listID: `story-${index + 1}`,
    })),
  ],
};

/** Shows all lists of the menu, finds one of them and goes to its link, by keyboard only. */
const findByKeyboard = async (menu: HTMLElement, userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent']): Promise<void> => {
  const inMenu = within(menu);
  const links = (): number => inMenu.getAllByRole('link').length;
  const showAll = await inMenu.findByRole('button', { name: 'Show all 200 lists' });
  const cut = links();
  await expect(cut).toBeLessThan(20);
  showAll.focus();
  await userEvent.keyboard('{Enter}');
  await expect(inMenu.getByRole('searchbox', { name: 'Find a list' })).toHaveFocus();
  await expect(links()).toBeGreaterThan(195);
  await userEvent.keyboard('List 187');
  await waitFor(() => expect(inMenu.getAllByRole('link', { name: /^List \d/ })).toHaveLength(1));
  await userEvent.tab();
  await expect(inMenu.getByRole('link', { name: /^List 187/ })).toHaveFocus();
  await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(inMenu.queryByRole('searchbox')).toBeNull();
  await expect(links()).toBe(cut);
};

export const TwoHundredLists: Story = {
  parameters: { at: '/user-profile/watchlist', scenario: twoHundred },
  play: async ({ userEvent }) => findByKeyboard(menuOf('Profile menu'), userEvent),
};

export const TwoHundredListsInDrawer: Story = {
  parameters: { at: '/user-profile/watchlist', scenario: twoHundred },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await openDrawer(context);
    await findByKeyboard(within(screen.getByRole('dialog')).getByRole('navigation', { name: 'Profile menu' }), context.userEvent);
  },
};
