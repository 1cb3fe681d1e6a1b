import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const { trailers } = aTitleDetails();

const meta = {
  title: 'Features/Title/Trailer button',
  render: () => <Screen />,
  parameters: { at: '/details?type=movie&id=289' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The trailer opens in the modal; no request goes to YouTube before the click. */
export const Playing: Story = {
  tags: ['smoke'],
  parameters: { scenario: { details: { trailers } } },
  play: async ({ canvas }) => {
    await expect(document.querySelector('iframe[src*="youtube"]')).toBeNull();
    // A native click: `userEvent` runs in React's act environment, which does not resume components that suspend meanwhile.
    (await canvas.findByRole('button', { name: 'Play trailer' })).click();
    const dialog = await within(document.body).findByRole('dialog', { name: 'The lamps go on' });
    const frame = within(dialog).getByTitle(/The lamps go on/);
    await expect(frame).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/));
    within(dialog).getByRole('button', { name: 'Close' }).click();
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};

/** An invalid YouTube key never becomes a URL. */
export const StrangeKey: Story = {
  parameters: { scenario: { details: { trailers: [{ key: '../../evil', name: 'Strange', kind: 'Trailer', official: true }] } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Humphrey Bogart' });
    await expect(canvas.queryByRole('button', { name: 'Play trailer' })).toBeNull();
  },
};
