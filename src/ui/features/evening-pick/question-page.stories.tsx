import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { fitsTheScreen } from '#storybook/long-text-checks.fixture.ts';
import { expectHeading, heading } from '#storybook/story-checks.fixture.ts';
import { inLightTheme, network, onPhone, onTablet } from '#storybook/story-settings.fixture.ts';
import { storyEvenings } from './own-phones/story-evenings.fixture';

const meta: Meta = { title: 'Features/Evening pick/Question page', render: () => <Screen />, parameters: { at: '/tonight' } };
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const theQuestion = 'What’s on tonight?';
const moodsOf = async ({ canvas }: Pick<Context, 'canvas'>) => within(await canvas.findByRole('list', { name: 'What mood?' }));

/** The addresses of the moods hold what was chosen before; a series has other lengths and fewer moods. */
export const Desk: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await heading(canvas, theQuestion);
    await userEvent.click(canvas.getByRole('link', { name: '2 h' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: '2 h' })).toHaveAttribute('aria-current', 'true'));
    const laugh = (await moodsOf(context)).getByRole('link', { name: 'A good laugh Comedies, parodies, satires' });
    await expect(laugh).toHaveAttribute('href', '/tonight/pick?length=120&mood=laugh');
    await expect((await moodsOf(context)).getAllByRole('link')).toHaveLength(16);
    await expect(canvas.getByRole('link', { name: 'Any mood' })).toHaveAttribute('href', '/tonight/pick?length=120');
    await fireEvent.change(canvas.getByLabelText('Until'), { target: { value: '22:30' } });
    const puzzle = (await moodsOf(context)).getByRole('link', { name: /^A puzzle/ });
    await waitFor(() => expect(puzzle).toHaveAttribute('href', '/tonight/pick?until=22:30&mood=puzzle'));
    // A length takes the time of day away, which can then be chosen again.
    await userEvent.click(canvas.getByRole('link', { name: '2 h' }));
    await waitFor(() => expect(canvas.getByLabelText('Until')).toHaveValue(''));
    await fireEvent.change(canvas.getByLabelText('Until'), { target: { value: '22:30' } });
    await waitFor(() => expect(puzzle).toHaveAttribute('href', '/tonight/pick?until=22:30&mood=puzzle'));
    await userEvent.click(canvas.getByRole('link', { name: 'One episode' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: '45 min' })).toBeVisible());
    await expect((await moodsOf(context)).getAllByRole('link')).toHaveLength(15);
    await expect(document.title).toBe('What’s on tonight? · Marquee');
  },
};
export const Phone: Story = { ...Desk, globals: onPhone };
export const Tablet: Story = { ...Desk, globals: onTablet };
export const Light: Story = { globals: inLightTheme(), play: expectHeading(theQuestion) };
export const LightPhone: Story = { globals: inLightTheme(onPhone), play: expectHeading(theQuestion) };
export const Offline: Story = { ...Desk, globals: network('offline') };
/** A member can ask for something seen and liked; the address holds it, and several people are not asked. */
export const AsMember: Story = {
  globals: { role: 'member' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('link', { name: 'Something I’ve seen and liked' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /I’ve seen/ })).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(canvas.getByRole('link', { name: '2 h' }));
    const laugh = (await moodsOf(context)).getByRole('link', { name: 'A good laugh Comedies, parodies, satires' });
    await waitFor(() => expect(laugh).toHaveAttribute('href', '/tonight/pick?length=120&seen=1&mood=laugh'));
    await userEvent.click(canvas.getByRole('link', { name: 'Together' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /I’ve seen/ })).toBeNull());
  },
};
export const AsMemberOnPhone: Story = { ...AsMember, globals: { role: 'member', ...onPhone } };
export const AsAdmin: Story = { ...Desk, globals: { role: 'admin' } };

/** Arrow keys lead from tile to tile, and Enter answers. */
export const ByKeyboard: Story = {
  parameters: { at: '/tonight?length=120' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    (await moodsOf(context)).getByRole('link', { name: /^A good laugh/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect((await moodsOf(context)).getByRole('link', { name: /^Love/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^Ends at \d\d:\d\d if you start now$/)).toBeVisible();
  },
};

/** Two people answer on one device. What the first one chose is neither on the screen nor in the address of the second one. */
export const Together: Story = {
  tags: ['smoke'],
  parameters: { at: '/tonight?length=120&together=1' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('heading', { name: 'Person 1: what mood?' });
    await expect(canvas.queryByText('On one phone')).toBeNull();
    for (const name of [/^A good laugh/, /^Scare me/]) await userEvent.click((await moodsOf(context)).getByRole('button', { name }));
    await expect((await moodsOf(context)).getAllByRole('button', { pressed: true })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Done, hand it over' }));
    await expect(await canvas.findByText('Person 1 has answered. Give the device to the next person.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I’m person 2' }));
    await canvas.findByRole('heading', { name: 'Person 2: what mood?' });
    await expect((await moodsOf(context)).queryAllByRole('button', { pressed: true })).toEqual([]);
    await userEvent.click((await moodsOf(context)).getByRole('button', { name: /^Song and dance/ }));
    await expect(canvas.getByRole('button', { name: 'Done, hand it over' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show our title' }));
    await expect(await canvas.findByText(/^An? 1 h \d\d comedy from \d{4}/)).toBeVisible();
    await expect(canvas.getByText('A film · 2 h · A good laugh or Scare me · Song and dance')).toBeVisible();
    await fitsTheScreen();
  },
};
export const TogetherOnPhone: Story = { ...Together, globals: onPhone };

/** A site with a server offers two phones too; one without does not. */
export const WhichPhone: Story = {
  parameters: { at: '/tonight?type=tv&length=60&together=1', scenario: { evenings: storyEvenings } },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('link', { name: 'Each on their own phone' });
    await expect(own).toHaveAttribute('href', '/tonight/together?type=tv&length=60');
    await expect(canvas.getByText('On one phone')).toHaveAttribute('aria-current', 'true');
  },
};
export const WhichPhoneOnPhone: Story = { ...WhichPhone, globals: onPhone };
