import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from '#storybook/story-screen.tsx';
import { expectHeading } from '#storybook/story-checks.fixture.ts';

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
