import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { fitsTheScreen } from '#storybook/long-text-checks.fixture.ts';
import { expectLoading, expectOffline, expectRetry, expectText, heading } from '#storybook/story-checks.fixture.ts';
import { inLightTheme, network, onPhone, onTablet, resultSize } from '#storybook/story-settings.fixture.ts';
import { answerWithMoods, atTitle, openVote, type Context } from './evening-acts.fixture';
import {
  EVENING_ADDRESS, offerTheSame, otherEvening, otherPhone, ownEvening, readEvening, refresh, storyEvenings, thirdPhone,
} from './story-evenings.fixture';

const scenario = { evenings: storyEvenings };
const meta: Meta = {
  title: 'Features/Evening pick/Shared evening page', render: () => <Screen />, parameters: { at: EVENING_ADDRESS, scenario },
  beforeEach: otherEvening(() => otherPhone.reply({ moods: ['laugh', 'crime'] })),
};
export default meta;
type Story = StoryObj;

const theHeading = 'Tonight, together';

/** Votes, and returns the names of the titles. */
const vote = async ({ canvas, userEvent }: Context, ...votes: ReadonlyArray<'Yes' | 'No'>): Promise<ReadonlyArray<string>> => {
  const names: string[] = [];
  for (const [index, name] of votes.entries()) {
    names.push(await atTitle({ canvas }, index + 1));
    await userEvent.click(canvas.getByRole('button', { name }));
  }
  return names;
};

/** A guest opens the link, answers and votes; both see what they have in common, and nothing before. */
export const Many: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await heading(canvas, theHeading);
    await expect(await canvas.findByText('You’re both here.')).toBeVisible();
    const titles = await openVote(context, /^A good laugh/);
    await expect(canvas.getByText('Fits both of you.')).toBeVisible();
    await expect(canvas.getByText(/^It’s .*rated \d\.\d from [\d,]+ votes\.$/)).toBeVisible();
    await expect(canvas.getByText(/^Ends at \d\d:\d\d if you start now$/)).toBeVisible();
    await vote(context, 'No');
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous' }));
    const [first, second = ''] = await vote(context, 'Yes', 'Yes', 'No', 'No', 'Yes');
    await expect(await canvas.findByText(/^Your votes are saved\./)).toBeVisible();
    await otherPhone.reply({ vote: { round: 0, liked: titles.slice(0, 2) } });
    refresh();
    await expect(await canvas.findByText('You both said yes.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(first ?? '');
    const others = await canvas.findByRole('region', { name: 'You also both said yes to' });
    await expect(await within(others).findByRole('link', { name: (name) => name.startsWith(second) })).toBeVisible();
    await fitsTheScreen();
  },
};
export const Phone: Story = { ...Many, globals: onPhone };
export const Tablet: Story = { ...Many, globals: onTablet };
export const Light: Story = { ...Many, globals: inLightTheme() };
export const LightPhone: Story = { ...Many, globals: inLightTheme(onPhone) };
export const AsMember: Story = { ...Many, globals: { role: 'member' } };
export const AsAdmin: Story = { ...Many, globals: { role: 'admin' } };

/** Two hours after the present time of the stories. */
const LATER = new Date(Date.parse('2026-11-20T22:00:00Z')).toTimeString().slice(0, 5);
const start = { at: '/tonight/together?length=120', scenario };

/** An evening begins: code and link bring the other person in, who shows up while moods are chosen. */
export const Start: Story = {
  tags: ['smoke'],
  parameters: start,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await heading(canvas, theHeading);
    await expect(canvas.getByText('A film · 2 h')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start an evening' }));
    const invite = within(await canvas.findByRole('region', { name: 'Invite the other person' }));
    await expect(invite.getByLabelText('Link')).toHaveDisplayValue(/\/tonight\/together\?evening=[0-9a-f]{32}$/);
    await expect(invite.getByText(/^[2-9A-Z]{3} [2-9A-Z]{3}$/)).toBeVisible();
    await answerWithMoods(context, /^Scare me/);
    await expect(await canvas.findByText(/^Your answer is saved\. As soon as the other person joins/)).toBeVisible();
    await fitsTheScreen();
  },
};
export const StartOnPhone: Story = { ...Start, globals: onPhone };

/** A time of day is named as it was chosen. */
export const UntilATime: Story = {
  parameters: { ...start, at: `/tonight/together?until=${LATER}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start an evening' }));
    await expect(await canvas.findByRole('region', { name: 'Invite the other person' })).toBeVisible();
    await expect(canvas.getByText(`A film · Until ${LATER}`)).toBeVisible();
  },
};

/** A code that no evening has says so; the one of the other phone, however it is spelled, joins. */
export const WithCode: Story = {
  parameters: start,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Code');
    await userEvent.type(field, 'ABC');
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(await canvas.findByText('A code has six characters, such as ABC 234.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'ZZZ ZZZ');
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(await canvas.findByText(/^This code doesn’t work\./)).toBeVisible();
    const { code } = await readEvening();
    await userEvent.clear(field);
    await userEvent.type(field, `${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase());
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(await canvas.findByText('You’re both here.')).toBeVisible();
  },
};
export const WithCodeOnPhone: Story = { ...WithCode, globals: onPhone };

const answered = ownEvening(async () => {
  await otherPhone.join();
});
/** The person who began has answered, and the guest has not: nothing of either answer is shown. */
export const Answered: Story = {
  beforeEach: answered,
  play: async (context) => {
    await answerWithMoods(context);
    await expect(await context.canvas.findByText(/^Your answer is saved\. As soon as the other person has answered/)).toBeVisible();
  },
};
export const AnsweredOnPhone: Story = { ...Answered, globals: onPhone };

/** The votes have nothing in common: the page says so and goes on with five more. */
export const NothingInCommon: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const titles = await openVote(context);
    await otherPhone.reply({ vote: { round: 0, liked: titles.slice(3, 5) } });
    const before = await vote(context, 'Yes', 'Yes', 'Yes', 'No', 'No');
    await expect(await canvas.findByText('Nothing yet that you both said yes to. The next titles may suit you both.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next titles' }));
    await expect(before).not.toContain(await atTitle(context, 1));
  },
};
export const NothingInCommonOnPhone: Story = { ...NothingInCommon, globals: onPhone };

/** Moods that exclude each other: titles fit one of them, and the page says so. */
export const EitherMood: Story = {
  beforeEach: otherEvening(() => otherPhone.reply({ moods: ['scare'] })),
  play: async (context) => {
    await openVote(context, /^A good laugh/);
    await expect(context.canvas.getByText('Fits only one of you.')).toBeVisible();
  },
};

export const Empty: Story = {
  globals: resultSize('none'),
  play: async (context) => {
    await answerWithMoods(context);
    await waitFor(offerTheSame);
    refresh();
    await expect(await context.canvas.findByText(/^No title fits both of you and is new to you both\./)).toBeVisible();
  },
};
export const EmptyOnPhone: Story = { ...Empty, globals: { ...resultSize('none'), ...onPhone } };

export const LongWords: Story = {
  parameters: { scenario: { ...scenario, details: { title: `The ${'unreasonably'.repeat(6)} long way home` } } },
  play: async (context) => {
    await openVote(context);
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/unreasonably/);
    await fitsTheScreen();
  },
};
export const LongWordsOnPhone: Story = { ...LongWords, globals: onPhone };
export const WithImages: Story = {
  parameters: { scenario: { ...scenario, images: true, details: { posterPath: '/poster.jpg', backdropPath: '/backdrop.jpg' } } },
  play: async (context) => {
    await openVote(context);
    await waitFor(() => expect(context.canvasElement.querySelectorAll('.screen img').length).toBeGreaterThan(1));
  },
};

/** The other person has ended the evening. */
export const Left: Story = {
  beforeEach: ownEvening(async () => {
    await otherPhone.join();
    await otherPhone.reply({ leaves: true });
  }),
  play: expectText('The other person has left this evening.'),
};
/** Two others are there already. */
export const Full: Story = {
  beforeEach: otherEvening(() => thirdPhone.join()),
  play: expectText('Two people have already joined.'),
};
export const FullOnPhone: Story = { ...Full, globals: onPhone };
/** The evening is over, or its link is wrong. */
export const NotFound: Story = {
  parameters: { at: `/tonight/together?evening=${'0'.repeat(32)}` },
  play: expectText(/^This evening is over, or its link is wrong\./),
};
/** A site without a server offers one phone only. */
export const WithoutServer: Story = {
  parameters: { at: '/tonight/together', scenario: { evenings: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This site has no server/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'On one phone' })).toHaveAttribute('href', '/tonight?together=1');
  },
};

const joining = 'Joining the evening';
export const Waiting: Story = { globals: network('hanging'), play: expectLoading(theHeading, joining) };
export const WaitingPhone: Story = { ...Waiting, globals: { ...Waiting.globals, ...onPhone } };
export const Slow: Story = {
  globals: network('slow'),
  play: async (context) => {
    await expectText(joining)(context);
    await expect(await context.canvas.findByText('You’re both here.')).toBeVisible();
  },
};
export const Offline: Story = { globals: network('offline'), play: expectOffline };
export const OfflinePhone: Story = { ...Offline, globals: { ...Offline.globals, ...onPhone } };
export const Failed: Story = { tags: ['smoke'], globals: network('failing'), play: expectRetry() };
