import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { OptionalImage } from './optional-image';

const sky = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="teal" d="M0 0h16v9H0z"/></svg>';

const meta: Meta<typeof OptionalImage> = {
  title: 'Design/Images/Optional image', component: OptionalImage,
  tags: ['autodocs'],
  args: { src: sky, alt: 'A teal sky', width: 320, height: 180 },
};
export default meta;
type Story = StoryObj<typeof OptionalImage>;

export const Loaded: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'A teal sky' })).toBeVisible(),
};

/** A failed image is removed, so that no broken-image icon appears. */
export const Fails: Story = {
  args: { src: 'data:image/png;base64,none' },
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByRole('img')).toBeNull()),
};
