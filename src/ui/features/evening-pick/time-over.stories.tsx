import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { inLightTheme, onPhone } from '#storybook/story-settings.fixture.ts';

/** An hour before the present time of the stories. */
const PASSED = new Date(Date.parse('2026-11-20T19:00:00Z')).toTimeString().slice(0, 5);

const meta: Meta = {
  title: 'Features/Evening pick/Time over', render: () => <Screen />,
  parameters: { at: `/tonight/pick?until=${PASSED}&mood=classic&title=movie-289` },
};
export default meta;
type Story = StoryObj;

/** The time of day has passed since the address was sent: the page says so, and offers titles of any length. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${PASSED} has passed.`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Any length' })).toHaveAttribute('href', '/tonight/pick?mood=classic');
    await expect(canvas.queryByText(/will fit|no other title/)).toBeNull();
  },
};
export const ShownPhone: Story = { ...Shown, globals: onPhone };
/** Without a title, nothing else is offered that could not fit either. */
export const Empty: Story = {
  parameters: { at: `/tonight/pick?until=${PASSED}&mood=classic` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${PASSED} has passed.`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Any length' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Any mood' })).toBeNull();
  },
};
export const EmptyPhone: Story = { ...Empty, globals: inLightTheme(onPhone) };
