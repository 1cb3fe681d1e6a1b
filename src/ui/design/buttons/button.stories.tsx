import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { expect } from '#storybook/story-expect.ts';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { IconButton } from './icon-button';
import '#ui/design/images/image-filter.css';
import '#ui/design/tokens/foundations.css';

const meta: Meta<typeof Button> = {
  title: 'Design/Buttons/Button', component: Button,
  tags: ['autodocs'],
  args: { children: 'Add to a list', onClick: fn() },
};
export default meta;

type Story = StoryObj<typeof Button>;

export const Example: Story = {
  tags: ['!test'],
  args: { kind: 'go', icon: 'plus', small: false, wide: false, busy: false, disabled: false },
};

export const Kinds: Story = {
  render: () => (
    <div className="sb">
      {([false, true] as const).map((small) => (
        <div key={String(small)} className="sb-row">
          <Button kind="go" icon="plus" small={small}>
            Add to a list
          </Button>
          <Button small={small}>Browse</Button>
          <Button kind="bare" icon="undo" small={small}>
            Undo
          </Button>
          <Button kind="end" icon="trash" small={small}>
            Delete
          </Button>
          <Button icon="bookmark" pressed small={small}>
            Watchlist
          </Button>
          <Button icon="heart" pressed={false} small={small}>
            Favorite
          </Button>
          <Button disabled small={small}>
            Not now
          </Button>
          <Button kind="go" busy small={small}>
            Saving
          </Button>
          <ButtonLink to="/genres" small={small}>
            A link
          </ButtonLink>
          {(['go', 'plain', 'bare', 'end'] as const).map((kind) => (
            <Button key={kind} kind={kind} small={small}>
              OK
            </Button>
          ))}
        </div>
      ))}
      <div className="sb-row">
        <IconButton icon="left" label="Back" />
        <IconButton icon="right" label="On" small />
        <IconButton icon="heart" label="Favorite" pressed full />
        <IconButton icon="close" label="Close" disabled />
      </div>
      <div className="screen on-screen sb-row" style={{ background: 'var(--screen)', padding: '2rem' }}>
        <Button kind="go">Start your lists</Button>
        <Button>Browse by genre</Button>
        <Button icon="bookmark" pressed>
          Watchlist
        </Button>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Browse' })[0]?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const narrow = [...document.querySelectorAll('.btn')]
      .filter((button) => button.getBoundingClientRect().width < 100)
      .map(({ textContent }) => textContent);
    await expect(narrow).toEqual([]);
  },
};

export const Light: Story = { ...Kinds, globals: { theme: 'light' } };

export const Pressing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** A busy button keeps focus and width and ignores clicks. */
export const Busy: Story = {
  args: { busy: true, kind: 'go' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongWords: Story = {
  args: { children: 'Add Donaudampfschifffahrtsgesellschaftskapitän', wide: true },
  render: (args) => (
    <div className="sb sb-narrow">
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeVisible(),
};
