import type { Meta, StoryObj } from '@storybook/react-vite';
import { TwoColumns } from '#ui/design/page/columns.tsx';

const meta: Meta<typeof TwoColumns> = {
  title: 'Design/Page/Two columns',
  component: TwoColumns,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { children: 'The content', aside: 'The aside', asideLabel: 'Facts' },
};
export default meta;

export const Example: StoryObj<typeof TwoColumns> = {};
