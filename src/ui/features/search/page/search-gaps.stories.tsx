import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { MAX_EMPTY_PAGES } from '#application/catalogue/infinite-list-machine';
import { inScenario } from '#storybook/story-settings.fixture.ts';

/** Searches whose pages contain only hidden results: the pages are empty although the totals count the results. */
const meta: Meta = { title: 'Features/Search/Search page with gaps', render: () => <Screen /> };
export default meta;
type Story = StoryObj;

/** The first pages are empty: the next pages load automatically. */
export const FirstPagesEmpty: Story = {
  parameters: { at: '/search?query=the&tab=films', ...inScenario({ gaps: (page) => page < 3 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Films' })).toBeInTheDocument();
    await expect(canvas.queryByText(/Nothing to show/)).not.toBeInTheDocument();
  },
};

/** Almost nothing can be shown: the searched count is shown; "Load more" searches further. */
export const MostPagesEmpty: Story = {
  parameters: { at: '/search?query=the&tab=films', ...inScenario({ gaps: (page) => page < 7 }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing to show in the first 100 films. Load more to keep looking.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByRole('list', { name: 'Films' })).toBeInTheDocument();
  },
};

/** Nothing can be shown: after the last page the alternatives are shown. */
export const AllPagesEmpty: Story = {
  parameters: { at: '/search?query=casablanca&tab=films', ...inScenario({ gaps: () => true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Browse by genre' })).toBeVisible();
  },
};

const requestedPages = new Set<number>();
/** The end of the people stays in view: a few pages load automatically, then only by the button. */
export const PeopleWithoutMore: Story = {
  parameters: { at: '/search?query=j&tab=people', ...inScenario({ gaps: (page) => requestedPages.add(page).size > 0 && page > 1 }) },
  beforeEach: () => requestedPages.clear(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'People' });
    const more = await canvas.findByRole('button', { name: 'Load more' });
    more.scrollIntoView({ block: 'center', behavior: 'instant' });
    await waitFor(() => expect(Math.max(...requestedPages)).toBe(1 + MAX_EMPTY_PAGES));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(Math.max(...requestedPages)).toBe(1 + MAX_EMPTY_PAGES);
    await userEvent.click(more);
    await waitFor(() => expect(Math.max(...requestedPages)).toBe(1 + 2 * MAX_EMPTY_PAGES));
    window.scrollTo(0, 0);
  },
};
