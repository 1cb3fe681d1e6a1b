import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '#ui/design/icons/icon.tsx';
import { iconPaths, type IconName } from '#ui/design/icons/icon-paths.ts';
import { expect } from '#storybook/story-expect.ts';
import './foundations.css';

const names = Object.keys(iconPaths) as ReadonlyArray<IconName>;

const meta: Meta<typeof Icon> = { title: 'Design/Icons/Icon', component: Icon, tags: ['autodocs'], args: { name: 'bookmark' } };
export default meta;

export const Example: StoryObj<typeof Icon> = { tags: ['!test'], args: { full: false, label: 'Bookmark' } };

export const All: StoryObj<typeof Icon> = {
  render: () => (
    <div className="sb">
      <ul className="sb-icons">
        {names.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  ),
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll('.ic')).toHaveLength(names.length),
};

export const Alone: StoryObj<typeof Icon> = {
  args: { name: 'eye', label: 'Seen', full: true },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Seen' })).toBeVisible(),
};
