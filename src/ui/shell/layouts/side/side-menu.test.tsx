import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PreloadPageProvider } from '#ui/shell/providers/preload-page.ts';
import { SideMenu } from './side-menu';

const groups = [
  { heading: null, entries: [{ label: 'Profile', icon: 'user', to: '/user-profile', also: ['/user-profile/settings'] } as const] },
  { heading: 'Admin', entries: [{ label: 'Users', icon: 'users', to: '/admin/manage-users', also: ['/admin/manage-users/'] } as const] },
  { heading: 'Your lists', entries: [{ label: 'Noir', icon: 'rows', to: '/user-profile/user-lists/été noir?list_id=7' } as const] },
];

/** Returns the text of the entry with `aria-current` at an address. */
const currentAt = (address: string): string | undefined => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SideMenu label="Profile menu" groups={groups} onSignOut={() => {}} />
    </MemoryRouter>,
  );
  return screen.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))?.textContent;
};

afterEach(cleanup);

describe('SideMenu', () => {
  it.each([
    ['/user-profile', 'Profile'],
    ['/user-profile/settings', 'Profile'],
    ['/user-profile/user-lists', undefined],
    ['/user-profile/user-lists/%C3%A9t%C3%A9%20noir?list_id=7', 'Noir'],
    ['/user-profile/user-lists/%C3%A9t%C3%A9%20noir?list_id=8', undefined],
    ['/user-profile/%', undefined],
    ['/admin/manage-users?text=x', 'Users'],
    ['/admin/manage-users/maya', 'Users'],
    ['/admin/manage-usersx', undefined],
  ])('marks the current entry at %s, even if the path cannot be decoded', (address, label) => {
    expect(currentAt(address)).toBe(label);
  });

  it('loads the code of a page when the pointer rests on its entry, not when the pointer passes', () => {
    vi.useFakeTimers();
    const prepared: string[] = [];
    const preload = (address: string): Promise<void> => {
      prepared.push(address);
      return Promise.reject(new Error('offline'));
    };
    render(
      <MemoryRouter initialEntries={['/user-profile']}>
        <PreloadPageProvider value={preload}>
          <SideMenu label="Profile menu" groups={groups} onSignOut={() => {}} />
        </PreloadPageProvider>
      </MemoryRouter>,
    );
    const [passed, reached] = [screen.getByRole('link', { name: 'Noir' }), screen.getByRole('link', { name: 'Users' })];
    fireEvent.pointerEnter(passed);
    vi.advanceTimersByTime(40);
    fireEvent.pointerLeave(passed);
    fireEvent.pointerEnter(reached);
    vi.advanceTimersByTime(200);
    vi.useRealTimers();
    expect(prepared).toEqual(['/admin/manage-users']);
  });
});
