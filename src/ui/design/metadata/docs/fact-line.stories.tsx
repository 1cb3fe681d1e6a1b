import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactLine } from '#ui/design/metadata/fact-line.tsx';

const meta: Meta<typeof FactLine> = {
  title: 'Design/Metadata/Fact line',
  component: FactLine,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { children: '1942' },
};
export default meta;

export const Example: StoryObj<typeof FactLine> = {};
