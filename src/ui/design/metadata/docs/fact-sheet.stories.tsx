import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';

const meta: Meta<typeof FactSheet> = {
  title: 'Design/Metadata/Fact sheet',
  component: FactSheet,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { facts: [{ term: 'Released', value: '26 November 1942' }, { term: 'Length', value: '1 h 42' }] },
};
export default meta;

export const Example: StoryObj<typeof FactSheet> = {};
