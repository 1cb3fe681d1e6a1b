import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Avatar } from './avatar';
import { Kbd } from './kbd';
import { Logo } from './logo';
import { Tag } from './tag';
import { TextLink } from './text-link';
import '#ui/design/tokens/foundations.css';

const meta: Meta<typeof Avatar> = {
  title: 'Design/Text/Avatar', component: Avatar,
  tags: ['autodocs'],
  args: { name: 'Maya Rosen', alone: true },
};
export default meta;

type Story = StoryObj<typeof Avatar>;

const people = ['Maya Rosen', 'Ada Marsh', 'Cher', 'Gabriel García Márquez', '李 小龙', 'jonas'];

export const Example: Story = { tags: ['!test'], args: { size: 'm' } };

export const Initials: Story = {
  render: () => (
    <div className="sb">
      <div className="sb-row">
        {people.map((name) => (
          <Avatar key={name} name={name} alone />
        ))}
        <Avatar name="Maya Rosen" size="s" alone />
        <Avatar name="Maya Rosen" size="l" alone />
      </div>
      <div className="sb-row">
        <Logo to="/" />
        <Tag>5 seasons</Tag>
        <Tag tone="amber">Next for you</Tag>
        <Tag tone="red">Banned</Tag>
        <Tag tone="leaf">Verified</Tag>
        <span>
          Press <Kbd>/</Kbd> to search, or <TextLink to="/genres">look around</TextLink>.
        </span>
      </div>
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('img', { name: 'Maya Rosen' })[0]).toHaveTextContent('MR'),
};

export const Light: Story = { ...Initials, globals: { theme: 'light' } };

/** The initials are shown when the image fails to load. */
export const ImageFails: Story = {
  args: { image: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('img', { name: 'Maya Rosen' })).toHaveTextContent('MR')),
};
