import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSpinner } from '#ui/design/feedback/spinner.tsx';

const meta: Meta<typeof PageSpinner> = {
  title: 'Design/Feedback/Page spinner',
  component: PageSpinner,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { label: 'Signing in' },
};
export default meta;

export const Example: StoryObj<typeof PageSpinner> = {};
