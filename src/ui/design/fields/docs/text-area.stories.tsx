import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from '#ui/design/fields/text-area.tsx';

const meta: Meta<typeof TextArea> = {
  title: 'Design/Fields/Text area',
  component: TextArea,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { label: 'Message', placeholder: 'What happened?', hint: 'At most 1,000 characters.', rows: 4, optional: false },
};
export default meta;

export const Example: StoryObj<typeof TextArea> = {};
