import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { expectHeading } from '#storybook/story-checks.fixture.ts';
import { onPhone } from '#storybook/story-settings.fixture.ts';

const from = (parts: Readonly<Record<string, string>>) => ({ at: `/search?${new URLSearchParams(parts).toString()}` });

/** Another app shares a title with the installed app. */
const meta: Meta = { title: 'Features/Search/Shared title', render: () => <Screen /> };
export default meta;
type Story = StoryObj;

export const TmdbLink: Story = {
  parameters: from({ url: 'https://www.themoviedb.org/movie/289-casablanca' }),
  play: expectHeading('Casablanca'),
};
export const ImdbLink: Story = {
  parameters: from({ title: 'Casablanca (1942) - IMDb', text: 'https://www.imdb.com/title/tt0034583/' }),
  play: expectHeading('Casablanca'),
};
export const NameWithYear: Story = { parameters: from({ text: 'Casablanca (1942)' }), play: expectHeading('Casablanca') };
/** Several titles have the name, or none: the search opens. */
export const SeveralTitles: Story = { parameters: from({ text: 'cas' }), play: expectHeading('Results for “cas”') };
export const TextBesideShortLink: Story = {
  parameters: from({ text: 'A ★★★★★ review of Casablanca (1942) https://boxd.it/2a1e' }),
  play: expectHeading('Casablanca'),
};
/** A short link without words names nothing here: the page says so, and the field waits for the name. */
export const ShortLink: Story = {
  parameters: from({ text: 'https://boxd.it/2a1e' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We can’t tell which title this is\./)).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search titles and people' })).toHaveFocus();
  },
};
export const ShortLinkPhone: Story = { ...ShortLink, globals: onPhone };
