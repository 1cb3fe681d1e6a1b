import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expect } from '#storybook/story-expect.ts';
import { fitsTheScreen } from '#storybook/long-text-checks.fixture.ts';
import { inLightTheme, onPhone, onTablet } from '#storybook/story-settings.fixture.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { addNoir, createNoir } from '#ui/features/lists/story-lists.fixture.ts';
import { SHARED_ADDRESS, sharedFilms } from '#ui/features/lists/share/story-shared-list.fixture.ts';
import { openVote, type Context } from '#ui/features/evening-pick/own-phones/evening-acts.fixture.ts';
import {
  EVENING_ADDRESS, otherEvening, otherPhone, readEvening, storyEvenings,
} from '#ui/features/evening-pick/own-phones/story-evenings.fixture.ts';

const meta: Meta = {
  title: 'Features/Evening pick/Bring lists', render: () => <Screen />,
  parameters: { at: '/tonight?together=1', scenario: { ...sharedFilms(17), evenings: storyEvenings } },
};
export default meta;
type Story = StoryObj;

const pasteLink = async ({ canvas, userEvent }: Context, text: string): Promise<void> => {
  const field = canvas.getByRole('textbox', { name: 'Link to a shared list' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
};

/** A list that is brought by its link is an answer too: one person’s mood is enough, and a title of the list comes first. */
export const Several: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByText('Bring a list'));
    await pasteLink(context, 'noir');
    const field = canvas.getByRole('textbox', { name: 'Link to a shared list' });
    await expect(field).toHaveAccessibleDescription(/This isn’t a link/);
    await expect(field.closest('form')).toHaveAttribute('data-unsent');
    await pasteLink(context, `https://marquee.example${SHARED_ADDRESS}`);
    await expect(field.closest('form')).not.toHaveAttribute('data-unsent');
    await expect(await canvas.findByText('“Noir november” comes first: 17 films.')).toBeVisible();
    await fitsTheScreen();
    await userEvent.click(canvas.getByRole('button', { name: 'Show our title' }));
    await expect(await canvas.findByText('On “Noir november”.')).toBeVisible();
    await expect(canvas.getByText(/First from “Noir november”$/)).toBeVisible();
  },
};
export const SeveralOnPhone: Story = { ...Several, globals: onPhone };
export const SeveralOnTabletLight: Story = { ...Several, globals: inLightTheme(onTablet) };

/** One phone is handed over: a member brings an own list, and a title of it comes first. */
export const OwnList: Story = {
  parameters: { scenario: { ownLists: { changes: [...createNoir, addNoir('noir')] } } },
  globals: { role: 'member' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Bring a list'));
    const own = within(await canvas.findByRole('group', { name: 'Or one of your lists' }));
    await userEvent.click(own.getByRole('button', { name: 'Noir november' }));
    await expect(await canvas.findByText('“Noir november” comes first: 17 films.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done, hand it over' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'I’m person 2' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show our title' }));
    await expect(await canvas.findByText(/First from “Noir november”$/)).toBeVisible();
  },
};

/** The link of a list has ended: the evening goes on without it. */
export const Ended: Story = {
  parameters: { at: `/tonight?list=${'f'.repeat(32)}` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('We can’t find this list. Its link may have ended.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Any mood' }));
    await expect(await canvas.findByText(/^Ends at/)).toBeVisible();
  },
};

/** Two phones: both bring titles of lists. They come first, and the page says so without saying whose they are. */
export const OnTwoPhones: Story = {
  tags: ['smoke'],
  parameters: { at: EVENING_ADDRESS },
  beforeEach: otherEvening(() => otherPhone.reply({ moods: [], brought: ['movie-289'] })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByText('Bring a list'));
    await pasteLink(context, SHARED_ADDRESS);
    await expect(await canvas.findByText('“Noir november” comes first: 17 films.')).toBeVisible();
    const titles = await openVote(context);
    await expect(canvas.getByText('On a list that one of you brought.')).toBeVisible();
    const { brought } = await readEvening();
    await expect(brought).toEqual(expect.arrayContaining(['movie-289', titles[0]]));
    await fitsTheScreen();
  },
};
export const OnTwoPhonesOnPhone: Story = { ...OnTwoPhones, globals: onPhone };
