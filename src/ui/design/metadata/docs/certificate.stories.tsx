import type { Meta, StoryObj } from '@storybook/react-vite';
import { Certificate } from '#ui/design/metadata/fact-line.tsx';

const meta: Meta<typeof Certificate> = {
  title: 'Design/Metadata/Certificate',
  component: Certificate,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { children: 'PG' },
};
export default meta;

export const Example: StoryObj<typeof Certificate> = {};
