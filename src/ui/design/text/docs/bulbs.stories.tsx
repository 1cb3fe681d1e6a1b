import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bulbs } from '#ui/design/text/bulbs.tsx';

const meta: Meta<typeof Bulbs> = {
  title: 'Design/Text/Bulbs',
  component: Bulbs,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { unlit: false },
};
export default meta;

export const Example: StoryObj<typeof Bulbs> = {};
