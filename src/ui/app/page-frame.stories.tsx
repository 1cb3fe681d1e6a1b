import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { lazyPage } from './lazy-page';
import { PageFrame } from './page-frame';
import './public-layout.css';

type Args = { readonly load: (attempt: number) => Promise<React.ComponentType>; readonly timeoutMs?: number; readonly hero?: boolean };

const Loaded = (): React.JSX.Element => <h1 className="poster p-l">The page</h1>;
const onArrived = fn();

const Framed = ({ load, timeoutMs = 120_000, hero = false }: Args): React.JSX.Element => {
  const Page = useMemo(() => {
    let attempt = 0;
    return lazyPage(() => load((attempt += 1)), timeoutMs);
  }, [load, timeoutMs]);
  return (
    <main id="main">
      <PageFrame route={{ path: '/story', page: Page, hero }} onArrived={onArrived}>
        <Page />
      </PageFrame>
    </main>
  );
};

const meta: Meta<Args> = { title: 'App/Page frame', render: (args) => <Framed {...args} /> };
export default meta;
type Story = StoryObj<Args>;

const never = (): Promise<React.ComponentType> => new Promise(() => {});
const lostOnce = (attempt: number): Promise<React.ComponentType> => (attempt === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Loaded));

export const Waiting: Story = {
  args: { load: never },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading the page'),
};
export const WaitingForAHero: Story = { args: { load: never, hero: true } };

export const Failed: Story = {
  args: { load: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/took too long to answer/);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('No answer');
  },
};
export const FailedPhoneLight: Story = { ...Failed, globals: { viewport: { value: 'phone' }, theme: 'light' } };

/** Retry asks for the code again. A plain press: one by `userEvent` runs in React's test mode, which does not wake what suspends. */
export const RetryWorks: Story = {
  args: { load: lostOnce },
  play: async ({ canvas }) => {
    onArrived.mockClear();
    (await canvas.findByRole('button', { name: 'Retry' })).click();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'The page' })).toBeVisible());
    await expect(onArrived).toHaveBeenCalled();
  },
};

export const TooSlow: Story = { args: { load: never, timeoutMs: 50 }, play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible() };

const Breaks = (): React.JSX.Element => {
  throw new Error('a fault while drawing');
};

export const Broken: Story = {
  args: { load: () => Promise.resolve(Breaks) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/went wrong on our side/);
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('a fault while drawing');
  },
};
