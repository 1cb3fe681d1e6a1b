import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/design/buttons/button.tsx';
import { expect } from '#storybook/story-expect.ts';
import { FormNote } from './form-note';
import '#ui/design/tokens/foundations.css';

const meta: Meta<typeof FormNote> = {
  title: 'Design/Fields/Form note',
  component: FormNote,
  tags: ['autodocs'],
  decorators: [(Story) => <div className="sb" style={{ maxWidth: '34rem' }}><Story /></div>],
};
export default meta;
type Story = StoryObj<typeof FormNote>;

export const Good: Story = {
  args: { tone: 'good', children: 'Saved.' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Saved.'),
};
export const Bad: Story = {
  args: {
    tone: 'bad',
    children: (
      <>
        <b>Not saved.</b> You are offline. What you typed is still here.
      </>
    ),
    action: <Button small>Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Not saved\./);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const BadLight: Story = { ...Bad, globals: { theme: 'light' } };
export const GoodPhoneLight: Story = { ...Good, globals: { theme: 'light', viewport: { value: 'phone' } } };
