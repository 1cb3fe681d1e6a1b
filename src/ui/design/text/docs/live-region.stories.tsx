import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveRegion } from '#ui/design/text/live-region.tsx';

const meta: Meta<typeof LiveRegion> = {
  title: 'Design/Text/Live region',
  component: LiveRegion,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { message: '12 films', urgent: false },
};
export default meta;

export const Example: StoryObj<typeof LiveRegion> = {};
