import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { forbidden, offline } from '#domain/shared/failure';
import { ModalHost } from '#ui/app/modals/modal-host.tsx';
import { Toasts } from '#ui/design/toasts/toasts.tsx';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { BannerPanel } from './banner-panel';

const picture = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 30"><path fill="${colour}" d="M0 0h70v30H0z"/></svg>`)}`;
const bannerAt = (minute: number, active = false, colour = '#31506b') => ({
  name: `banner-${1_795_176_000_000 + minute * 60_000}-0123456789abcdef`,
  url: picture(colour),
  active,
});
const withBanners = (...content: ReadonlyArray<ReturnType<typeof bannerAt>>) => ({ scenario: { banners: { content } } });
const colours = ['#31506b', '#a33', '#f2b84b', '#fff', '#000', '#2a6'];

const meta: Meta<typeof BannerPanel> = {
  title: 'Features/Admin/Banner panel',
  component: BannerPanel,
  globals: { role: 'admin' },
  render: () => (
    <>
      <BannerPanel />
      <ModalHost />
      <Toasts />
    </>
  ),
};
export default meta;
type Story = StoryObj<typeof BannerPanel>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const switches = ({ canvas }: Context) => canvas.findAllByRole('switch');

export const Empty: Story = { play: async ({ canvas }) => expect(await canvas.findByText(/^Banners you add appear here\./)).toBeVisible() };

export const One: Story = {
  parameters: withBanners(bannerAt(0, true)),
  play: async (context) => {
    const [shown] = await switches(context);
    await expect(shown).toBeChecked();
    await context.userEvent.click(shown as HTMLElement);
    await expect(await context.canvas.findByText(/^No banner is on/)).toBeVisible();
    // A faint label would look disabled.
    await expect(getComputedStyle(context.canvas.getByRole('button', { name: 'Add banner' })).color).toBe(
      getComputedStyle(document.body).color,
    );
  },
};

export const Many: Story = {
  tags: ['smoke'],
  parameters: withBanners(...colours.map((colour, index) => bannerAt(index, index === 1, colour))),
  play: async (context) => {
    const [first] = await switches(context);
    await context.userEvent.click(first as HTMLElement);
    await waitFor(async () =>
      expect((await switches(context)).map((each) => (each as HTMLInputElement).checked)).toEqual([
        true, false, false, false, false, false,
      ]),
    );
  },
};
export const ManyPhone: Story = { parameters: Many.parameters ?? {}, globals: { viewport: { value: 'phone' } } };
export const ManyPhoneLight: Story = { parameters: Many.parameters ?? {}, globals: { viewport: { value: 'phone' }, theme: 'light' } };

export const Removed: Story = {
  tags: ['smoke'],
  parameters: withBanners(bannerAt(0, true), bannerAt(1)),
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /^Remove Banner of / });
    await userEvent.click(remove as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this banner?' }));
    await expect(dialog.getByText(/is removed for good\. Public pages show the default picture again\.$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Keep banner' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove banner' }));
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(1));
  },
};

/** Names that an earlier version or a person wrote into the settings, and addresses that fail. */
export const HostileNames: Story = {
  parameters: {
    scenario: {
      banners: {
        content: [
          { name: '<img src=x onerror=alert(1)>', url: '', active: false },
          { name: '\u202Eevitca si rennab siht', url: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==', active: false },
          { name: 'long '.repeat(2000), url: picture('#a33'), active: true },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(/^The picture can’t be loaded\./)).toHaveLength(2));
  },
};
export const HostileNamesPhone: Story = { parameters: HostileNames.parameters ?? {}, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  globals: { network: 'hanging' },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading: Banners')).toBeInTheDocument(),
};
export const Offline: Story = {
  parameters: { scenario: { failureOf: { 'banners.list': offline } } },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again: Banners' })).toBeVisible(),
};

/** The admin was demoted: the switch keeps its state and the failure is a toast. */
export const Refused: Story = {
  parameters: { scenario: { banners: { content: [bannerAt(0)] }, failureOf: { 'banners.activate': forbidden('the role is not admin') } } },
  play: async (context) => {
    const [off] = await switches(context);
    await context.userEvent.click(off as HTMLElement);
    await waitFor(() => expect(document.querySelector('.toast')).not.toBeNull());
    await expect((await switches(context))[0]).not.toBeChecked();
  },
};
