import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScrollTopButton } from '#ui/design/overlays/scroll-top-button.tsx';

const meta: Meta<typeof ScrollTopButton> = {
  title: 'Design/Overlays/Scroll top button',
  component: ScrollTopButton,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { after: -1 },
};
export default meta;

export const Example: StoryObj<typeof ScrollTopButton> = {};
