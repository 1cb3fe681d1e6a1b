import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../titles.fixture';
import { PageHead } from './page-head';
import { Tabs } from './tabs';

const meta: Meta<typeof PageHead> = { title: 'Pages/Head and tabs', component: PageHead };
export default meta;

type Story = StoryObj<typeof PageHead>;

export const Movies: Story = {
  parameters: { at: '/movie/popular' },
  render: () => (
    <>
      <PageHead heading="Movies" note="6,261 films, from 1912 to 2025" />
      <Tabs
        label="Lists of movies"
        tabs={[
          { to: '/movies', label: 'For you', current: true },
          { to: '/movie/popular', label: 'Popular', count: 829, current: false },
          { to: '/movie/top_rated', label: 'Top rated' },
          { to: '/movie/now_playing', label: 'Now playing' },
          { to: '/movie/upcoming', label: 'Upcoming' },
        ]}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Movies');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('For you');
  },
};

export const MoviesLight: Story = { ...Movies, globals: { theme: 'light' } };

export const Genre: Story = {
  args: {
    heading: 'Western',
    note: '206 films, 1924 to 2023. Most of them end with somebody riding away.',
    crumbs: [{ label: 'Genre', to: '/genres' }, { label: 'Western' }],
  },
  play: async ({ canvas }) => expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible(),
};

export const LongWords: Story = {
  args: { heading: longTitle.title, note: 'One film' },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
