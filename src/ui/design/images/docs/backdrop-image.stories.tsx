import type { Meta, StoryObj } from '@storybook/react-vite';
import { sample } from '#ui/design/titles.fixture.ts';
import { BackdropImage } from '#ui/design/images/backdrop-image.tsx';

const meta: Meta<typeof BackdropImage> = {
  title: 'Design/Images/Backdrop image',
  component: BackdropImage,
  tags: ['autodocs', '!test'],
  parameters: { layout: 'padded' },
  args: { title: sample('Casablanca'), label: 'Backdrop: Casablanca', framed: true },
};
export default meta;

export const Example: StoryObj<typeof BackdropImage> = {};
