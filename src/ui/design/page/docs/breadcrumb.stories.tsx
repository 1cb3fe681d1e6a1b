import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '#ui/design/page/breadcrumb.tsx';

const meta: Meta<typeof Breadcrumb> = {
  title: 'Design/Page/Breadcrumb',
  component: Breadcrumb,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { crumbs: [{ label: 'Genres', to: '/genre' }, { label: 'Western' }] },
};
export default meta;

export const Example: StoryObj<typeof Breadcrumb> = {};
