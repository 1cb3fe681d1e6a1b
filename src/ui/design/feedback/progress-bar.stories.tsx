import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from '#storybook/story-expect.ts';

const ProgressBar = ({ label, ...bar }: { readonly label: string; readonly value?: number; readonly max?: number }): React.JSX.Element => (
  <progress aria-label={label} {...bar} />
);

const meta: Meta<typeof ProgressBar> = {
  title: 'Design/Feedback/Progress bar',
  component: ProgressBar,
  parameters: { layout: 'padded' },
  args: { label: 'Import', value: 30, max: 100 },
};
export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const Part: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar', { name: 'Import' })).toHaveValue(30),
};
export const PartLight: Story = { ...Part, globals: { theme: 'light' } };

/** At the beginning the bar is light in the light theme: a dark one looks full. */
export const BeginsLight: Story = {
  args: { value: 0 },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    const { appearance, backgroundColor } = getComputedStyle(canvas.getByRole('progressbar'));
    await expect(appearance).toBe('none');
    // Lightness is the first number.
    await expect(backgroundColor).toMatch(/^okl(?:ch|ab)\(0\.[7-9]/);
  },
};

/** The total is unknown. */
export const Begun: Story = {
  args: { label: 'Import' },
  render: () => <ProgressBar label="Import" />,
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar', { name: 'Import' })).toBeVisible(),
};
export const BegunLight: Story = { ...Begun, globals: { theme: 'light' } };
