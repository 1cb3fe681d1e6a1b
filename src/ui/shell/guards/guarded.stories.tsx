import type { Meta, StoryObj } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { Route, Routes } from 'react-router-dom';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, INFINITE_LIST_CACHE, SESSION_SERVICE } from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startSession } from '#application/session/session-machine';
import type { BrowserStorage, TextStore } from '#application/ports/browser-storage';
import type { RouteArea } from '#domain/users/access/route-access';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { Guarded } from './guarded';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';

const Page = ({ name }: { readonly name: string }): React.JSX.Element => (
  <main style={{ padding: '2rem' }}>
    <h1 className="poster p-l">{name}</h1>
  </main>
);
const guarded = (area: RouteArea, name: string): React.JSX.Element => (
  <Guarded area={area}>
    <Page name={name} />
  </Guarded>
);

/** Renders a placeholder page behind the guard of each area. */
const TestApp = (): React.JSX.Element => (
  <Routes>
    <Route path="/" element={guarded('landing', 'Landing')} />
    <Route path="/genre" element={guarded('public', 'Genre')} />
    <Route path="/login" element={guarded('guest', 'Sign in')} />
    <Route path="/home" element={guarded('home', 'Home')} />
    <Route path="/user-profile" element={guarded('profile', 'Profile')} />
    <Route path="/admin/dashboard" element={guarded('admin', 'Dashboard')} />
  </Routes>
);

const meta: Meta = { title: 'App/Guards', render: () => <TestApp /> };
export default meta;
type Story = StoryObj;

const from = (at: string, role: 'visitor' | 'member' | 'admin', ends: string): Story => ({
  parameters: { at },
  globals: { role },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(ends));
  },
});

export const VisitorAtLanding = from('/', 'visitor', 'Landing');
export const MemberAtLanding = from('/', 'member', 'Home');
export const AdminAtLanding = from('/', 'admin', 'Home');
export const VisitorAtGenre = from('/genre', 'visitor', 'Genre');
export const MemberAtGenre = from('/genre', 'member', 'Genre');
export const AdminAtGenre = from('/genre', 'admin', 'Genre');
export const VisitorAtLogin = from('/login', 'visitor', 'Sign in');
export const MemberAtLogin = from('/login?next=%2Fgenre', 'member', 'Genre');
export const AdminAtLogin = from('/login?next=%2Fadmin%2Fdashboard', 'admin', 'Dashboard');
/** The `next` parameter does not grant access to the admin area. */
export const MemberAtLoginToAdmin = from('/login?next=%2Fadmin%2Fdashboard', 'member', 'Home');
export const MemberAtLoginToOtherSite = from('/login?next=https%3A%2F%2Fevil.example', 'member', 'Home');
export const VisitorAtHome = { ...from('/home', 'visitor', 'Sign in'), tags: ['smoke'] };
export const MemberAtHome = from('/home', 'member', 'Home');
export const AdminAtHome = from('/home', 'admin', 'Home');
export const VisitorAtProfile = from('/user-profile', 'visitor', 'Sign in');
export const MemberAtProfile = from('/user-profile', 'member', 'Profile');
export const AdminAtProfile = from('/user-profile', 'admin', 'Profile');
export const VisitorAtDashboard = from('/admin/dashboard', 'visitor', 'Sign in');
export const MemberAtDashboard = { ...from('/admin/dashboard', 'member', 'Home'), tags: ['smoke'] };
export const AdminAtDashboard = from('/admin/dashboard', 'admin', 'Dashboard');

/** A session whose auth service has not emitted. */
const session = startSession(NEVER, () => NEVER);
const emptyStore: TextStore = { get: () => null, set: () => false, listKeys: () => [] };
const emptyStorage: BrowserStorage = { local: emptyStore, session: emptyStore, onLocalChange: () => () => {} };
const pendingServices = new Map<symbol, unknown>([
  [SESSION_SERVICE, sessionService(session)],
  [BROWSER_STORAGE, emptyStorage],
  [INFINITE_LIST_CACHE, new InfiniteListCache()],
]);

const PendingSession = (): React.JSX.Element => (
  <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => pendingServices.get(key) as T }}>
    <SessionProvider>
      <TestApp />
    </SessionProvider>
  </ServicesProvider>
);

export const WaitingAtHome: Story = {
  render: () => <PendingSession />,
  parameters: { at: '/home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Guest pages do not wait for the session. */
export const WaitingAtLanding: Story = {
  render: () => <PendingSession />,
  parameters: { at: '/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Landing');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
