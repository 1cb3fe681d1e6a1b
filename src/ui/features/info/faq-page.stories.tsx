import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const meta: Meta = { title: 'Features/Info/FAQ page', render: () => <Screen />, parameters: { at: '/faq' } };
export default meta;
type Story = StoryObj;

export const Desk: Story = {
  tags: ['smoke'],
  play: async ({ canvas, userEvent }) => {
    const question = await canvas.findByText('Do I need an account?');
    await userEvent.click(question);
    await expect(canvas.getByText(/open to everyone/)).toBeVisible();
    await expect(document.getElementById('about')).toHaveTextContent(
      /This product uses the TMDB API but is not endorsed or certified by TMDB\./,
    );
    for (const name of ['TMDB', 'JustWatch', 'Wikipedia', 'TVmaze', 'Trakt'])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};
type Play = NonNullable<Story['play']>;

/** Opens the question about stored data. @returns text of the question and its answer. */
const readDataAnswer = async ({ canvas, userEvent }: Parameters<Play>[0]): Promise<string> => {
  const question = await canvas.findByText('What do you know about me?');
  await userEvent.click(question);
  const answer = question.closest('details')?.textContent ?? '';
  await expect(answer).toMatch(/no cookies or ads/);
  await expect(answer).toMatch(/“Export data”, or use “Delete account”/);
  return answer;
};

/** Without a server: the page says that no data is sent anywhere. */
export const DataInTheBrowser: Story = {
  play: async (context) => {
    const answer = await readDataAnswer(context);
    await expect(answer).toMatch(/runs only in your browser.*your browser stores your e-mail address and name/);
    await expect(answer).not.toMatch(/our server/);
    await expect(context.canvas.getByRole('main')).not.toHaveTextContent(/send us/i);
  },
};
/** With a server: accounts are stored there, and feedback has a recipient. */
export const WithAServer: Story = {
  parameters: { scenario: { dataLocation: 'server' } },
  play: async (context) => {
    const answer = await readDataAnswer(context);
    await expect(answer).toMatch(/our server stores your e-mail address and name/);
    await expect(answer).not.toMatch(/only in your browser/);
    await expect(context.canvas.getByRole('link', { name: 'send us a message' })).toHaveAttribute('href', '/feedback');
  },
};
export const Light: Story = { ...Desk, globals: { theme: 'light' } };
export const Phone: Story = { ...Desk, globals: { viewport: { value: 'phone' } } };
export const Offline: Story = { ...Desk, globals: { network: 'offline' } };
