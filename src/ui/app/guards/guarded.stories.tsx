import type { Meta, StoryObj } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { PAGE_SPINNER, INFINITE_LIST_CACHE, SESSION } from '#application/service-keys';
import { startPageSpinner } from '#application/shell/page-spinner-machine';
import { startSession } from '#application/session/session-machine';
import type { RouteArea } from '#domain/users/access/route-access';
import { ServicesProvider } from '../../services';
import { Guarded } from './guarded';
import { SessionProvider } from '../providers/session-provider';

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

/** Dummy pages behind the guards of each area. */
const House = (): React.JSX.Element => (
  <Routes>
    <Route path="/" element={guarded('landing', 'Landing')} />
    <Route path="/genre" element={guarded('public', 'Genre')} />
    <Route path="/login" element={guarded('guest', 'Sign in')} />
    <Route path="/home" element={guarded('home', 'Home')} />
    <Route path="/user-profile" element={guarded('profile', 'Profile')} />
    <Route path="/admin/dashboard" element={guarded('admin', 'Dashboard')} />
  </Routes>
);

const meta: Meta = { title: 'App/Guards', render: () => <House /> };
export default meta;
type Story = StoryObj;

const from = (at: string, role: 'visitor' | 'member' | 'admin', ends: string): Story => ({
  parameters: { at, scenario: { role } },
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
export const VisitorAtTheDoor = from('/login', 'visitor', 'Sign in');
export const MemberAtTheDoor = from('/login?next=%2Fgenre', 'member', 'Genre');
export const AdminAtTheDoor = from('/login?next=%2Fadmin%2Fdashboard', 'admin', 'Dashboard');
/** What is not theirs is not theirs by that way either. */
export const MemberAtTheDoorToTheBack = from('/login?next=%2Fadmin%2Fdashboard', 'member', 'Home');
export const MemberAtTheDoorToElsewhere = from('/login?next=https%3A%2F%2Fevil.example', 'member', 'Home');
export const VisitorAtHome = from('/home', 'visitor', 'Sign in');
export const MemberAtHome = from('/home', 'member', 'Home');
export const AdminAtHome = from('/home', 'admin', 'Home');
export const VisitorAtProfile = from('/user-profile', 'visitor', 'Sign in');
export const MemberAtProfile = from('/user-profile', 'member', 'Profile');
export const AdminAtProfile = from('/user-profile', 'admin', 'Profile');
export const VisitorAtDashboard = from('/admin/dashboard', 'visitor', 'Sign in');
export const MemberAtDashboard = from('/admin/dashboard', 'member', 'Home');
export const AdminAtDashboard = from('/admin/dashboard', 'admin', 'Dashboard');

/** The identity service has not spoken yet. */
const session = startSession(() => NEVER);
const unspoken = new Map<symbol, unknown>([[SESSION, session], [PAGE_SPINNER, startPageSpinner(session)], [INFINITE_LIST_CACHE, new InfiniteListCache()]]);

const Unspoken = (): React.JSX.Element => (
  <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => unspoken.get(key) as T }}>
    <SessionProvider>
      <House />
    </SessionProvider>
  </ServicesProvider>
);

export const WaitingAtHome: Story = {
  render: () => <Unspoken />,
  parameters: { at: '/home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('One moment');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** A visitor's own pages never wait. */
export const WaitingAtLanding: Story = {
  render: () => <Unspoken />,
  parameters: { at: '/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Landing');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
