import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../spinner';

const meta: Meta<typeof Spinner> = {
  title: 'Design/Feedback/Spinner',
  component: Spinner,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { label: 'Loading' },
};
export default meta;

export const Example: StoryObj<typeof Spinner> = {};
