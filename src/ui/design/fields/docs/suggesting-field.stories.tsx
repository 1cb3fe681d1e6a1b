import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SuggestingField, type FieldSuggestion, type SuggestingFieldProps } from '#ui/design/fields/suggesting-field.tsx';

const meta: Meta<SuggestingFieldProps<FieldSuggestion>> = {
  title: 'Design/Fields/Suggesting field',
  component: SuggestingField,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: {
    label: 'Person',
    text: 'hanks',
    suggestions: [{ key: '31', label: 'Tom Hanks', note: 'Forrest Gump, Cast Away' }, { key: '3051', label: 'Colin Hanks' }],
    onText: fn(), onChoose: fn(),
  },
};
export default meta;

export const Example: StoryObj<SuggestingFieldProps<FieldSuggestion>> = {};
