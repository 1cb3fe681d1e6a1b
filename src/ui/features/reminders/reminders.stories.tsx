import type { Meta, StoryObj } from '@storybook/react-vite';
import * as TE from 'fp-ts/TaskEither';
import { screen, within } from 'storybook/test';
import { testBrowserPush, testSiteWorker } from '#application/ports/site-worker/browser-push.fixture';
import type { BrowserPush } from '#application/ports/site-worker/browser-push';
import { testReminderApi } from '#domain/reminders/reminder-api.fixture';
import type { ReminderApi } from '#domain/reminders/reminder-api';
import { aPushDevice } from '#domain/reminders/reminder.fixture';
import { forbidden, unavailable } from '#domain/shared/failure';
import { noSettings } from '#domain/users/user';
import { comingDetails, fewFollowed } from '#ui/features/calendar/story-calendar.fixture.ts';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const meta: Meta = {
  title: 'Features/Reminders/Reminders',
  render: () => <Screen />,
  parameters: { at: '/user-profile/calendar' },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** A site that sends reminders. @param push null for a browser without push messages. */
const site = (push: BrowserPush | null = testBrowserPush(), reminders: ReminderApi = testReminderApi()) => ({
  isCatalogueCurrent: true, dataLocation: 'server' as const, detailsOf: comingDetails,
  ...(push !== null && { siteWorker: TE.right(testSiteWorker(push)) }),
  profile: { settings: { ...noSettings, region: 'DE' } }, ownLists: { changes: fewFollowed(), reminders },
});
const here = aPushDevice('this-device');
const phone = { role: 'member', viewport: { value: 'phone' } };
const tablet = { role: 'member', viewport: { value: 'tablet' } };
const settings = { at: '/user-profile/settings' };

const section = async ({ canvas }: Context) => within(await canvas.findByRole('region', { name: 'Reminders' }));
const theSwitch = async (context: Context) => (await section(context)).findByRole('switch', { name: 'Remind me on this device' });
const fits = async (): Promise<void> =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

/** The browser is asked only after the press; the toasts say what holds. */
const turnsOnAndOff = async (context: Context): Promise<void> => {
  const { userEvent } = context;
  await expect(await theSwitch(context)).not.toBeChecked();
  await expect((await section(context)).getByText(/starts streaming in Germany\.$/)).toBeVisible();
  await userEvent.click(await theSwitch(context));
  await waitFor(async () => expect(await theSwitch(context)).toBeChecked());
  await expect(await screen.findByText('Reminders are on for this device')).toBeVisible();
  await expect((await section(context)).getByText(/tomorrow\. Notifications have a button that turns reminders off\.$/)).toBeVisible();
  await userEvent.click(await theSwitch(context));
  await waitFor(async () => expect(await theSwitch(context)).not.toBeChecked());
  await fits();
};
export const OnCalendar: Story = { tags: ['smoke'], parameters: { scenario: site() }, play: turnsOnAndOff };
export const OnCalendarPhone: Story = { ...OnCalendar, tags: [], globals: phone };
export const OnCalendarTablet: Story = { ...OnCalendar, tags: [], globals: tablet };
export const InSettings: Story = { parameters: { ...settings, scenario: site() }, play: turnsOnAndOff };
export const InSettingsPhone: Story = { ...InSettings, globals: phone };
export const InSettingsTablet: Story = { ...InSettings, globals: tablet };
export const InSettingsLight: Story = { ...InSettings, globals: { role: 'member', theme: 'light' } };

/** Safari and Firefox show no buttons in notifications, and the page mentions none. */
export const WithoutButtons: Story = {
  parameters: { ...settings, scenario: site(testBrowserPush({ permission: 'granted', device: here }), testReminderApi([here.endpoint])) },
  beforeEach: () => {
    const known = Object.getOwnPropertyDescriptor(Notification, 'maxActions') ?? {};
    Object.defineProperty(Notification, 'maxActions', { ...known, get: () => 0 });
    return () => Object.defineProperty(Notification, 'maxActions', known);
  },
  play: async (context) => expect(await (await section(context)).findByText('You can turn reminders off here.')).toBeVisible(),
};

/** For a member with streaming services, only these are named. */
export const OwnServices: Story = {
  parameters: { scenario: { ...site(), profile: { settings: { ...noSettings, region: 'DE' }, services: 'AT-8-337' } } },
  play: async (context) => {
    await expect(await (await section(context)).findByText(/comes to one of your services \(Austria\)\.$/)).toBeVisible();
    await fits();
  },
};
export const OwnServicesPhone: Story = { ...OwnServices, globals: phone };

/** Reminders are on here and elsewhere; one press ends all of them. */
export const OtherDevices: Story = {
  parameters: {
    ...settings, scenario: site(testBrowserPush({ permission: 'granted', device: here }), testReminderApi([here.endpoint, 'a', 'b'])),
  },
  play: async (context) => {
    await expect(await theSwitch(context)).toBeChecked();
    await expect((await section(context)).getByText('Reminders are on for 2 other devices.')).toBeVisible();
    await context.userEvent.click((await section(context)).getByRole('button', { name: 'Turn off on all devices' }));
    await waitFor(async () => expect(await theSwitch(context)).not.toBeChecked());
    await expect((await section(context)).queryByText(/other device/)).toBeNull();
  },
};
export const OtherDevicesPhone: Story = {
  parameters: { ...settings, scenario: site(null, testReminderApi(['a'])) }, globals: phone,
  play: async (context) => {
    await expect(await (await section(context)).findByText('Reminders are on for 1 other device.')).toBeVisible();
    await expect((await section(context)).getByText(/^This browser can’t show notifications/)).toBeVisible();
    await fits();
  },
};
/** Another device already gets them: nothing begins tomorrow. */
export const SecondDevice: Story = {
  parameters: { ...settings, scenario: site(undefined, testReminderApi(['a'])) },
  play: async (context) => {
    await context.userEvent.click(await theSwitch(context));
    await expect(await (await section(context)).findByText('Notifications have a button that turns reminders off.')).toBeVisible();
  },
};
/** Says how to undo the refusal. */
export const Denied: Story = {
  parameters: { ...settings, scenario: site(testBrowserPush({ permission: 'denied' })) },
  play: async (context) => {
    await expect(await (await section(context)).findByText(/^Your browser blocks notifications from this site\. Allow them/)).toBeVisible();
    await expect((await section(context)).queryByRole('switch')).toBeNull();
  },
};
export const DeniedPhone: Story = { ...Denied, globals: phone };
export const WithoutRegion: Story = {
  parameters: { ...settings, scenario: { ...site(), profile: { settings: noSettings } } },
  play: async (context) => expect(await (await section(context)).findByText(/choose your region in the settings\.$/)).toBeVisible(),
};
const refuses = (text: RegExp) => async (context: Context): Promise<void> => {
  await context.userEvent.click(await theSwitch(context));
  await expect(await (await section(context)).findByText(text)).toBeVisible();
  await expect(await theSwitch(context)).not.toBeChecked();
};
export const NotAllowed: Story = {
  parameters: { ...settings, scenario: site(testBrowserPush({ failure: forbidden('notifications') })) },
  play: refuses(/^Your browser didn’t allow notifications\./),
};
export const Refused: Story = {
  parameters: {
    ...settings, scenario: site(undefined, { ...testReminderApi(), startReminders: () => TE.left(unavailable(503, '')) }),
  },
  play: refuses(/^Something went wrong\. Reminders stay as they were\./),
};
export const Unread: Story = {
  tags: ['smoke'],
  parameters: {
    ...settings, scenario: site(undefined, { ...testReminderApi(), findReminders: () => TE.left(unavailable(503, '')) }),
  },
  play: async (context) => {
    await expect(await (await section(context)).findByRole('button', { name: /^Try again/ })).toBeVisible();
    await expect((await section(context)).queryByRole('switch')).toBeNull();
  },
};
export const Waiting: Story = {
  parameters: { ...settings, scenario: site(undefined, { ...testReminderApi(), findReminders: () => () => new Promise(() => undefined) }) },
  play: async (context) => expect(await (await section(context)).findByText('Loading your reminders')).toBeVisible(),
};
/** Data of one browser: nothing could send reminders. */
export const InThisBrowser: Story = {
  parameters: { ...settings, scenario: { isCatalogueCurrent: true } },
  play: async (context) =>
    expect(await (await section(context)).findByText(/^This site keeps your data in this browser/)).toBeVisible(),
};
/** A site without keys for push services does not mention reminders. */
export const WithoutKeys: Story = {
  parameters: { ...settings, scenario: site(undefined, testReminderApi([], null)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Display' })).toBeVisible();
    await waitFor(async () => expect(canvas.queryByRole('region', { name: 'Reminders' })).toBeNull());
  },
};
