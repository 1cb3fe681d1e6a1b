import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { logDays, rateAs } from '#ui/features/lists/watched/watched-changes.fixture.ts';
import { rateFilm, suggestedForYou, titlesOn } from './story-suggestions.fixture';

const MURDER = aTitle({ id: 11_423, title: 'Memories of Murder', year: 2003, genres: ['Crime', 'Drama', 'Thriller'] });
const PARASITE = aTitle({ id: 496_243, title: 'Parasite', year: 2019, genres: ['Comedy', 'Thriller', 'Drama'] });

const meta: Meta = {
  title: 'Features/Home/Suggestion row',
  render: () => <Screen />,
  parameters: {
    at: '/home', scenario: { profile: { content: [] }, ownLists: { changes: [rateAs(MURDER, 9), logDays(PARASITE, '2026-11-02')] } },
  },
  globals: { role: 'member' },
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
};
export default meta;
type Story = StoryObj;

/** A rating changes what is suggested. The row stays where it was scrolled, and does not begin again. */
export const StaysAfterARating: Story = {
  play: async ({ canvas }) => {
    const row = within(await suggestedForYou(canvas)).getByRole('list');
    for (const [name, offset] of [['Titanic', 0], ['Toy Story', 600]] as const) {
      const before = titlesOn(row);
      row.scrollLeft = offset;
      await waitFor(() => expect(Math.abs(row.scrollLeft - offset)).toBeLessThan(120));
      const { scrollLeft } = row;
      await rateFilm(canvas, name);
      await waitFor(() => expect(titlesOn(row)).not.toEqual(before));
      await expect(row).toBeVisible();
      await new Promise((resolve) => setTimeout(resolve, 200));
      await expect(Math.abs(row.scrollLeft - scrollLeft)).toBeLessThan(2);
    }
  },
};
export const StaysAfterARatingOnPhone: Story = { ...StaysAfterARating, globals: { role: 'member', viewport: { value: 'phone' } } };
