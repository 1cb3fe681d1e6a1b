import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const meta = {
  title: 'Features/Search/Search box',
  render: () => <Screen />,
  parameters: { at: '/faq', showsResults: true },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const box = (canvas: Canvas) => canvas.findByRole<HTMLInputElement>('combobox', { name: 'Search films and series' });
/** The film of 1942; other titles begin with the same word. */
const casablanca = /^Casablanca\b[^]*1942/;
const list = (canvas: Canvas) => canvas.findByRole('listbox', { name: 'Suggestions' });

/** Suggests while the user types; the arrow keys move through the list and the input keeps the focus. */
export const Suggesting: Story = {
  tags: ['smoke'],
  play: async ({ canvas, userEvent }) => {
    const input = await box(canvas);
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('/');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'cas');
    const options = within(await list(canvas)).getAllByRole('option');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}');
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(options.at(-1)).toHaveTextContent('All results for “cas”');
    await expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('cas');
    await userEvent.keyboard('{ArrowDown}');
    await list(canvas);
  },
};
export const Light: Story = { globals: { theme: 'light' }, play: async ({ canvas, userEvent }) => {
  await userEvent.type(await box(canvas), 'cas');
  await list(canvas);
  await userEvent.keyboard('{ArrowDown}');
} };

/** Enter on a suggestion opens it. */
export const Choosing: Story = {
  tags: ['smoke'],
  play: async ({ canvas, userEvent }) => {
    const input = await box(canvas);
    await userEvent.click(input);
    // Pasted, so that no response to a part of the text arrives between keystrokes.
    await userEvent.paste('casablanca');
    await within(await within(await list(canvas)).findByRole('group', { name: 'Films and series' })).findByRole('option', {
      name: casablanca,
    });
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(await list(canvas)).getByRole('option', { name: casablanca })).toHaveAttribute('aria-selected', 'true');
    // A native event: `userEvent` runs in React's act environment, which does not resume components that suspend meanwhile.
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await canvas.findByRole('heading', { level: 1, name: 'Casablanca' });
    await expect(await box(canvas)).toHaveValue('');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

/** Enter without a suggestion searches, and empties the box; without text it does nothing. */
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await box(canvas);
    await userEvent.type(input, '   {Enter}');
    await expect(canvas.queryByRole('heading', { level: 1, name: /Results/ })).toBeNull();
    await userEvent.clear(input);
    await userEvent.type(input, 'casablanca');
    input.closest('form')?.requestSubmit();
    await canvas.findByRole('heading', { level: 1, name: 'Results for “casablanca”' });
    await expect(await box(canvas)).toHaveValue('');
  },
};

/** Titles like the named one are suggested, under what was read. */
export const LikeATitle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(canvas), 'something like parasite');
    const group = within(await within(await list(canvas)).findByRole('group', { name: 'Like Parasite (2019)' }));
    await expect(group.getByRole('option', { name: /^Memories of Murder/ })).toBeVisible();
  },
};

/** A text that is no name is read as a description after a pause; the names that begin with it stay above. */
export const Describing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await box(canvas));
    await userEvent.paste('korean thriller');
    const group = within(await within(await list(canvas)).findByRole('group', { name: 'Films: Thriller, South Korea' }));
    await expect(group.getByRole('option', { name: /^Parasite/ })).toBeVisible();
  },
};

/** Without matches the list still offers the link to the results page. */
export const Empty: Story = {
  globals: { resultSize: 'none' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(canvas), 'zzzz');
    await expect(within(await list(canvas)).getAllByRole('option')).toHaveLength(1);
  },
};

/** Failures are not shown in the list: searching works without suggestions. */
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(canvas), 'cas');
    await expect(within(await list(canvas)).getAllByRole('option')).toHaveLength(1);
  },
};
export const Waiting: Story = {
  globals: { network: 'hanging' },
  play: async ({ canvas, userEvent }) => {
    const input = await box(canvas);
    await userEvent.type(input, 'cas');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The search fills the screen on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('button', { name: 'Search' });
    // The header attaches its key listener shortly after it is rendered.
    await waitFor(async () => {
      await userEvent.keyboard('/');
      await expect(canvas.getByRole('combobox', { name: 'Search films and series' })).toHaveFocus();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Close search' }));
    await userEvent.click(search);
    const input = await box(canvas);
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'cas');
    const shown = await list(canvas);
    await expect(Math.round(shown.getBoundingClientRect().bottom)).toBe(window.innerHeight);
  },
};
