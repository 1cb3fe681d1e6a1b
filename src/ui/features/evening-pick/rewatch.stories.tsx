import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { inLightTheme, onPhone, onTablet } from '#storybook/story-settings.fixture.ts';
import { logDays, rateAs } from '#ui/features/lists/watched/watched-changes.fixture.ts';

const film = (id: number, title: string, year: number, genre: string) => aTitle({ id, title, year, genres: [genre] });
const [PSYCHO, HEAT, SHINING] = [
  film(539, 'Psycho', 1960, 'Horror'), film(949, 'Heat', 1995, 'Crime'), film(694, 'The Shining', 1980, 'Horror'),
];
const changes = [
  logDays(PSYCHO, '2021-03-12'), rateAs(PSYCHO, 9), logDays(SHINING, '2019-05-04'), rateAs(SHINING, 4),
  logDays(HEAT, null), rateAs(HEAT, 8.5),
];

const meta: Meta = {
  title: 'Features/Evening pick/Rewatch', render: () => <Screen />,
  parameters: { at: '/tonight/pick?seen=1', scenario: { ownLists: { changes } } }, globals: { role: 'member' },
  beforeEach: () => {
    localStorage.clear();
    document.documentElement.dataset['member'] = 'expected';
    return () => delete document.documentElement.dataset['member'];
  },
};
export default meta;
type Story = StoryObj;

/** Only what the member has seen and liked is picked: what was seen longest ago first, with the day and the own rating. */
export const Many: Story = {
  tags: ['smoke'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Heat' })).toBeVisible();
    await expect(canvas.getByText('You gave this 8.5.')).toBeVisible();
    await expect(canvas.getByText('A film · No limit · Any mood · Something I’ve seen and liked')).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Another' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Psycho'));
    await expect(await canvas.findByText('You last watched this on 12 March 2021, and gave it 9.')).toBeVisible();
    await expect(await canvas.findByText('We found no other title for tonight.')).toBeVisible();
  },
};
export const Phone: Story = { ...Many, globals: { role: 'member', ...onPhone } };
export const Tablet: Story = { ...Many, globals: { role: 'member', ...inLightTheme(onTablet) } };

/** Nothing that was liked fits: the page says why, and offers something new. */
export const Empty: Story = {
  parameters: { at: '/tonight/pick?seen=1&mood=western' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We found nothing that fits among your watched favorites/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Something new' })).toHaveAttribute('href', '/tonight/pick?mood=western');
    await expect(canvas.getByRole('link', { name: 'Change your answers' })).toHaveAttribute('href', '/tonight?seen=1');
  },
};
export const EmptyPhone: Story = { ...Empty, globals: { role: 'member', ...onPhone } };

/** A visitor who opens the address of a member gets something new, and nothing else is claimed. */
export const AsVisitor: Story = {
  globals: { role: 'visitor' },
  beforeEach: () => void delete document.documentElement.dataset['member'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A film · No limit · Any mood')).toBeVisible();
    await canvas.findByText(/nds at \d\d:\d\d if you start now$/);
    await expect(await canvas.findByText(/^It’s .*rated \d\.\d from [\d,]+ votes\.$/)).toBeVisible();
  },
};
