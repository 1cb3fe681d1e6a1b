import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ToggleChip } from '#ui/design/filters/toggle-chip.tsx';

const meta: Meta<typeof ToggleChip> = {
  title: 'Design/Filters/Toggle chip',
  component: ToggleChip,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { pressed: true, children: 'With subtitles', onChange: fn() },
};
export default meta;

export const Example: StoryObj<typeof ToggleChip> = {};
