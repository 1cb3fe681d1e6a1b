import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { lazyPage, type LazyPage } from '#ui/shell/errors/lazy-page.tsx';
import { PageOutlet } from './page-outlet';
import './app-layout.css';

type Load = (attempt: number) => Promise<React.ComponentType>;
type Args = { readonly page: LazyPage; readonly hero: boolean };

const Loaded = (): React.JSX.Element => <h1 className="poster p-l">The page</h1>;
const onArrived = fn();

const Framed = ({ page: Page, hero }: Args): React.JSX.Element => (
  <main id="main">
    <PageOutlet route={{ path: '/story', page: Page, hero }} onArrived={onArrived}>
      <Page />
    </PageOutlet>
  </main>
);

const meta: Meta = { title: 'App/Page outlet' };
export default meta;
type Story = StoryObj;

const framed = (
  load: Load,
  { hero = false, timeoutMs }: { readonly hero?: boolean; readonly timeoutMs?: number } = {},
): Pick<Story, 'render'> => {
  let attempt = 0;
  const page = lazyPage(() => load((attempt += 1)), timeoutMs);
  return { render: () => <Framed page={page} hero={hero} /> };
};

const never: Load = () => new Promise(() => {});
const failing: Load = () => Promise.reject(new TypeError('Failed to fetch'));
const failingOnce: Load = (attempt) => (attempt === 1 ? failing(attempt) : Promise.resolve(Loaded));

export const Waiting: Story = {
  ...framed(never),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page');
    await expect(canvas.getByRole('status').closest('[aria-busy="true"]'), 'an ancestor that delays the announcement').toBeNull();
  },
};
export const WaitingForAHero: Story = { ...framed(never, { hero: true }) };

export const Failed: Story = {
  tags: ['smoke'],
  ...framed(failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/We couldn’t load this/);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Couldn’t load');
  },
};
export const FailedPhoneLight: Story = { ...Failed, globals: { viewport: { value: 'phone' }, theme: 'light' } };

/** Retry loads the code again. Clicks without `userEvent`, whose act environment does not resume components that suspend. */
export const RetryWorks: Story = {
  ...framed(failingOnce),
  play: async ({ canvas }) => {
    onArrived.mockClear();
    (await canvas.findByRole('button', { name: 'Try again' })).click();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'The page' })).toBeVisible());
    await expect(onArrived).toHaveBeenCalled();
  },
};

export const TooSlow: Story = {
  ...framed(never, { timeoutMs: 50 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/took too long to load/);
  },
};

const Breaks = (): React.JSX.Element => {
  throw new Error('a render error');
};

export const Broken: Story = {
  ...framed(() => Promise.resolve(Breaks)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/went wrong on our side/);
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('a render error');
  },
};
