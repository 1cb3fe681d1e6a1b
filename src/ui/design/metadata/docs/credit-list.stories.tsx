import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditList } from '#ui/design/metadata/credit-list.tsx';

const meta: Meta<typeof CreditList> = {
  title: 'Design/Metadata/Credit list',
  component: CreditList,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: {
    label: 'Cast',
    credits: [
      { key: 'rick', as: 'Rick Blaine', name: 'Humphrey Bogart', to: '/person' },
      { key: 'ilsa', as: 'Ilsa Lund', name: 'Ingrid Bergman' },
    ],
  },
};
export default meta;

export const Example: StoryObj<typeof CreditList> = {};
