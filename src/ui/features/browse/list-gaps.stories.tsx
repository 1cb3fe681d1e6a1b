import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { inScenario, onPhone } from '#storybook/story-settings.fixture.ts';

/** Lists of a service that filters page by page: pages may be empty and the total is unknown. */
const meta: Meta = { title: 'Features/Browse/List page with gaps', render: () => <Screen /> };
export default meta;
type Story = StoryObj;

const at = '/movies/popular?from=1970&to=1979';
const emptyFrom = (first: number, last: number) => ({
  at,
  ...inScenario({ listed: (page) => ({ ...page, items: page.page >= first && page.page <= last ? [] : page.items, totalResults: null }) }),
});
const list = { name: 'Popular films' };
const NOTHING = /^No (?:films match|matches)/;

/** The first pages are empty: the next pages load automatically, and no total is shown. */
export const FirstPagesEmpty: Story = {
  parameters: emptyFrom(1, 3),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('list', list)).toBeInTheDocument();
    await expect(canvas.queryByText(NOTHING)).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText(/^\d+ loaded$/)).toBeInTheDocument());
    await expect(canvasElement.querySelector('[data-index="0"]')).toHaveAttribute('aria-setsize', '-1');
    await expect(canvas.queryByText(/^[\d,]+ films$/)).not.toBeInTheDocument();
  },
};

/** Pages in the middle are empty: scrolling loads past them. */
export const GapFurtherDown: Story = {
  parameters: emptyFrom(2, 5),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', list);
    window.scrollTo(0, 100_000);
    await waitFor(() => expect(canvas.getByText(/^(40|60|80) loaded$/)).toBeInTheDocument());
    window.scrollTo(0, 0);
  },
};

/** Almost nothing matches: after a few pages the searched count is shown; "Load more" searches further. */
export const MostPagesEmpty: Story = {
  parameters: emptyFrom(1, 11),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^No matches in the first 100 films\./)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Clear all filters' })).toBeVisible();
    const more = canvas.getByRole('button', { name: 'Load more' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^No matches in the first 200 films/)).toBeInTheDocument();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('list', list)).toBeInTheDocument();
    await expect(canvas.queryByText(NOTHING)).not.toBeInTheDocument();
  },
};
export const MostPagesEmptyPhone: Story = {
  parameters: emptyFrom(1, 11),
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No matches in the first 100 films/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Load more' })).toBeEnabled();
  },
};

/** Nothing matches in any page: the empty message is shown and "Clear all filters" gets the focus. */
export const AllPagesEmpty: Story = {
  parameters: {
    at,
    ...inScenario({ listed: (page) => ({ ...page, items: [], totalPages: 8, totalResults: null }) }),
  },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Load more' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^No films match\./)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Clear all filters' })).toHaveFocus());
  },
};

/** The total exceeds the reachable pages: the end message contains the number of rendered titles. */
export const CutOff: Story = {
  parameters: { at, ...inScenario({ listed: (page) => ({ ...page, totalPages: 1, totalResults: 18_000 }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing the first 20 of 18,000 films.')).toBeInTheDocument();
    await expect(canvas.getByText('18,000 films')).toBeInTheDocument();
  },
};
