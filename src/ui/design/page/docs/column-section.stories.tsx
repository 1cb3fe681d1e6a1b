import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColumnSection } from '#ui/design/page/columns.tsx';

const meta: Meta<typeof ColumnSection> = {
  title: 'Design/Page/Column section',
  component: ColumnSection,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { heading: 'Cast', children: 'The content of the section' },
};
export default meta;

export const Example: StoryObj<typeof ColumnSection> = {};
