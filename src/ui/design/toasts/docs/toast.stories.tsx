import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/design/buttons/button.tsx';
import { toast, type ToastMessage } from '#ui/design/toasts/toast.ts';
import { Toasts } from '#ui/design/toasts/toasts.tsx';

const meta: Meta<ToastMessage> = {
  title: 'Design/Toasts/Toast message',
  component: Toasts,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { text: 'The account was updated.', tone: 'info' },
  argTypes: { tone: { control: 'select', options: ['good', 'bad', 'plain', 'info', 'warning'] } },
  render: (message) => (
    <>
      <Button onClick={() => toast(message)}>Show: {message.text}</Button>
      <Toasts />
    </>
  ),
};
export default meta;

export const Example: StoryObj<ToastMessage> = {};
