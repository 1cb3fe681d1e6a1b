import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from '#storybook/story-expect.ts';
import { inLightTheme, onPhone } from '#storybook/story-settings.fixture.ts';
import { VisitorTitleSettings } from './visitor-title-settings';

const KEYS = ['marquee.titles', 'marquee.visitor-settings'];

const meta = {
  title: 'Features/Settings/Visitor title settings', component: VisitorTitleSettings,
  beforeEach: () => () => KEYS.forEach((key) => localStorage.removeItem(key)),
} satisfies Meta<typeof VisitorTitleSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each choice is kept in this browser at once, and used for the titles. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language of titles' }), 'German (Germany)');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Region' }), 'Austria');
    await expect(KEYS.map((key) => localStorage.getItem(key))).toEqual(KEYS.map(() => '{"language":"de-DE","region":"AT"}'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language of titles' }), 'Same as browser');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Region' }), 'Same as browser');
    await expect(localStorage.getItem('marquee.visitor-settings')).toBeNull();
  },
};
export const Phone: Story = { globals: onPhone };
export const Light: Story = { globals: inLightTheme() };
