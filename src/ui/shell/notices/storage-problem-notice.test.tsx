import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStorageStatus } from '#application/ports/storage-status';
import type { ServiceKey } from '#application/service-key';
import { STORAGE_STATUS } from '#application/service-keys';
import { ServicesProvider } from '#ui/services.tsx';
import { StorageProblemNotice } from './storage-problem-notice';

afterEach(cleanup);

const show = (reload?: () => void) => {
  const status = createStorageStatus();
  const services = new Map<symbol, unknown>([[STORAGE_STATUS, status]]);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <StorageProblemNotice underHeader {...(reload !== undefined && { reload })} />
    </ServicesProvider>,
  );
  return status;
};

describe('StorageProblemNotice', () => {
  it('offers to reload the page once the client has stopped', () => {
    const reload = vi.fn();
    const status = show(reload);
    act(() => status.reportStop());
    expect(screen.getByRole('status').textContent).toMatch(/Connection lost.*Your changes are safe/);
    screen.getByRole('button', { name: 'Reload' }).click();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('renders nothing until a problem is known, then says what is not kept', () => {
    const status = show();
    expect(screen.queryByRole('status')).toBeNull();
    act(() => status.report('newer'));
    expect(screen.getByRole('status').textContent).toMatch(/newer version of Marquee.*Your data is safe/);
  });
});
