import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import type { OperatorTextName } from './operator-text';

/** The texts of the folder `operator`, for the memory backend and the embedded catalogue. The operator may have changed them. */
const meta: Meta = { title: 'Features/Info/Operator page', render: () => <Screen />, parameters: { at: '/privacy' } };
export default meta;
type Story = StoryObj;

const shows =
  (name: OperatorTextName): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const { title, lead, sections } = __OPERATOR_TEXTS__[name];
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(document.title).toBe(`${title} · Marquee`);
    await expect(canvas.getByText(lead)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      sections.map(({ heading }) => heading),
    );
    // The condition of a paragraph is no part of the page.
    await expect(canvas.getByRole('main')).not.toHaveTextContent(/<!--/);
  };

export const Desk: Story = { tags: ['smoke'], play: shows('privacy') };
export const Light: Story = { ...Desk, globals: { theme: 'light' } };
export const Phone: Story = { ...Desk, globals: { viewport: { value: 'phone' } } };
export const Offline: Story = { ...Desk, globals: { network: 'offline' } };

export const Terms: Story = { tags: ['smoke'], parameters: { at: '/terms' }, play: shows('terms') };
export const TermsOffline: Story = { ...Terms, globals: { network: 'offline' } };
export const TermsLight: Story = { ...Terms, globals: { theme: 'light' } };
export const TermsPhone: Story = { ...Terms, globals: { viewport: { value: 'phone' } } };

export const Imprint: Story = { tags: ['smoke'], parameters: { at: '/imprint' }, play: shows('imprint') };
export const ImprintOffline: Story = { ...Imprint, globals: { network: 'offline' } };
export const ImprintLight: Story = { ...Imprint, globals: { theme: 'light' } };
export const ImprintPhone: Story = { ...Imprint, globals: { viewport: { value: 'phone' } } };

/** The footer leads from one text to the next. */
export const NextText: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Terms' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: __OPERATOR_TEXTS__.terms.title })).toBeVisible();
  },
};
