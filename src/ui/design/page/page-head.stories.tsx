import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { expect } from '#storybook/story-expect.ts';
import { longTitle } from '#ui/design/titles.fixture.ts';
import { ChoiceTabs } from './choice-tabs';
import { PageHead } from './page-head';
import { LinkTabs } from './link-tabs';

const meta: Meta<typeof PageHead> = { title: 'Design/Page/Page head', component: PageHead, tags: ['autodocs'] };
export default meta;

type Story = StoryObj<typeof PageHead>;

export const Example: Story = {
  tags: ['!test'],
  args: { heading: 'Western', note: '206 films', size: 'l', crumbs: [{ label: 'Genres', to: '/genre' }, { label: 'Western' }] },
};

export const Movies: Story = {
  parameters: { at: '/movie/popular' },
  render: () => (
    <>
      <PageHead heading="Movies" note="8,876 films, from 1912 to 2026" />
      <LinkTabs
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
    note: '206 films, from 1924 to 2023',
    crumbs: [{ label: 'Genre', to: '/genres' }, { label: 'Western' }],
  },
  play: async ({ canvas }) => expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible(),
};

export const LongWords: Story = {
  args: { heading: longTitle.title, note: 'One film' },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

const ChoiceTabsExample = (): React.JSX.Element => {
  const [selected, setSelected] = useState<'email' | 'password'>('email');
  const tabs = [{ value: 'email', label: 'E-mail' }, { value: 'password', label: 'Password' }] as const;
  return (
    <>
      <PageHead heading="Change credentials" />
      <ChoiceTabs label="What to change" tabs={tabs} value={selected} onChange={setSelected} panel="choice" />
      <p id="choice" role="tabpanel">
        {selected}
      </p>
    </>
  );
};

export const Choice: Story = {
  render: () => <ChoiceTabsExample />,
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'E-mail' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Password' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('password');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('E-mail');
  },
};
