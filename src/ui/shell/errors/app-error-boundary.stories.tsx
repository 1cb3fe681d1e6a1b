import type { Meta, StoryObj } from '@storybook/react-vite';
import { useContext } from 'react';
import { fn } from 'storybook/test';
import type { ServiceKey } from '#application/service-key';
import { BANNER_REPOSITORY, LOG } from '#application/service-keys';
import { expect } from '#storybook/story-expect.ts';
import { ScenarioContext } from '#storybook/story-screen.tsx';
import type { Services } from '#ui/services.tsx';
import { App } from '#ui/app/app.tsx';
import { AppErrorBoundary } from './app-error-boundary';

const failure = fn();
const reload = fn();

const meta: Meta = { title: 'App/Errors/Error boundary', beforeEach: () => [failure, reload].forEach((one) => one.mockClear()) };
export default meta;
type Story = StoryObj;

const brokenBanners = {
  get watch(): never {
    throw new Error('the banner service broke');
  },
};

/** Renders the whole app with a banner service that throws during render, on every page. */
const BrokenApp = (): React.JSX.Element => {
  const scenario = useContext(ScenarioContext);
  if (scenario === null) throw new Error('The story needs a ScenarioContext.');
  const broken = new Map<symbol, unknown>([[BANNER_REPOSITORY, brokenBanners], [LOG, { failure }]]);
  const services: Services = { get: <T,>(key: ServiceKey<T>) => (broken.get(key) ?? scenario.services.get(key)) as T };
  return <App services={services} answers={scenario.answers} />;
};

/** The layout is replaced by the error screen, and the error is logged. */
export const Broken: Story = {
  render: () => <BrokenApp />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Something broke');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Something went wrong on our side/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    await expect(failure).toHaveBeenCalledWith(expect.stringMatching(/^error-boundary/), {
      _tag: 'unexpected', message: 'the banner service broke',
    });
  },
};
export const BrokenPhoneLight: Story = { ...Broken, globals: { viewport: { value: 'phone' }, theme: 'light' } };

const Breaks = (): React.JSX.Element => {
  throw new Error('an error in the layout');
};

/** Retry reloads the document, because the loaded code itself may be broken. */
export const Retry: Story = {
  tags: ['smoke'],
  render: () => (
    <AppErrorBoundary reload={reload}>
      <Breaks />
    </AppErrorBoundary>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(reload).toHaveBeenCalledTimes(1);
  },
};
