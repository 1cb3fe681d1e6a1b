import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const imageOf = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 700">${body}</svg>`)}`;

const city = imageOf(
  '<path fill="#31506b" d="M0 0h1600v700H0z"/><circle cx="1180" cy="250" r="170" fill="#f2b84b"/><path fill="#16222e" d="M0 430h140v-190h120v190h90v-300h160v300h120v-130h200v130h110v-260h150v260h180v-90h160v90h370v270H0z"/>',
);
const white = imageOf('<path fill="#fff" d="M0 0h1600v700H0z"/>');
const withBanner = (url: string) => ({
  banners: {
    content: [
      { name: 'Old', url: '/old.png', active: false },
      { name: 'Now', url, active: true },
    ],
  },
});

const meta: Meta = { title: 'App/Site banner', render: () => <Screen />, parameters: { at: '/help' } };
export default meta;
type Story = StoryObj;

const image = (): HTMLImageElement | null => document.querySelector('.banner img');

/** No banner is active: the default image is shown. */
export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(document.querySelector('.banner svg')).not.toBeNull());
    await expect(image()).toBeNull();
  },
};
export const DefaultLight: Story = { globals: { theme: 'light' } };
export const DefaultPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const CustomPicture: Story = {
  parameters: { scenario: withBanner(city) },
  play: async () => waitFor(() => expect(image()?.getAttribute('src')).toBe(city)),
};
export const CustomPictureLight: Story = { ...CustomPicture, globals: { theme: 'light' } };

/** The worst case for text contrast; `site-banner.test.ts` computes the contrast. */
export const BrightPicture: Story = {
  parameters: { scenario: withBanner(white) },
  play: async () => {
    await waitFor(() => expect(image()).not.toBeNull());
    await waitFor(() => expect(getComputedStyle(image() as Element).opacity).toBe('0.155'));
  },
};
export const DarkPictureLight: Story = {
  parameters: { scenario: withBanner(imageOf('<path d="M0 0h1600v700H0z"/>')) },
  globals: { theme: 'light' },
};

/** An active banner without a URL shows the default image. */
export const WithoutAddress: Story = { ...Default, parameters: { scenario: withBanner('') } };

/** An image that cannot be loaded is replaced by the default image. */
export const ImageFails: Story = {
  parameters: { scenario: withBanner('data:image/png;base64,bm90IGEgcGljdHVyZQ==') },
  play: async () => {
    await waitFor(() => expect(document.querySelector('.banner svg')).not.toBeNull());
  },
};
