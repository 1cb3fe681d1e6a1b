import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { expect } from '#storybook/story-expect.ts';
import { StatePanel } from './state-panel';

const meta: Meta<typeof StatePanel> = { title: 'Design/Feedback/State panel', component: StatePanel, tags: ['autodocs'] };
export default meta;

type Story = StoryObj<typeof StatePanel>;

export const Empty: Story = {
  args: {
    board: ['No one is', 'wait/ing'],
    children: 'Your watchlist is empty. Press the + on any poster and it will hang here.',
    actions: (
      <ButtonLink kind="go" to="/genres">
        Find something
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByText('No one is waiting')).toBeInTheDocument(),
};

export const Failed: Story = {
  args: {
    kind: 'error',
    board: ['The re|el', { words: '[snapped]', centre: true }],
    children: 'The movie database did not answer. Your lists are safe; it is only the pictures that are stuck.',
    actions: (
      <>
        <Button kind="go" icon="undo">
          Retry
        </Button>
        <ButtonLink to="/lists">Go to your lists</ButtonLink>
      </>
    ),
    details: '503 Service Unavailable, 21:42',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('did not answer');
    await userEvent.click(canvas.getByText('Error details'));
    await expect(canvas.getByText(/503 Service Unavailable/)).toBeVisible();
  },
};

export const FailedLight: Story = { ...Failed, globals: { theme: 'light' } };

export const NotFound: Story = {
  args: {
    kind: 'not-found',
    level: 1,
    board: ['Row /4[0]4', { words: 'is not in this theater', half: true, centre: true }],
    children: 'There is no page at this address.',
    actions: (
      <ButtonLink kind="go" to="/">
        Go to the home page
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Row 404 is not in this theater'),
};

/** Admin pages show no letterboard. */
export const Plain: Story = {
  args: { children: 'No user matches these filters.', actions: <Button small>Clear the filters</Button> },
  play: async ({ canvas }) => expect(canvas.getByText('No user matches these filters.')).toBeVisible(),
};
