import { describe, expect, it, vi } from 'vitest';
import { registerOutboxWorker } from './outbox-sync';

const registered = async (active: object | null) => {
  const [update, tag] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.reject(new Error('forbidden by the member')))];
  const register = vi.fn(() => Promise.resolve({ active, update, sync: { register: tag } } as unknown as ServiceWorkerRegistration));
  return { request: await registerOutboxWorker({ register }), register, update, tag };
};

describe('registerOutboxWorker', () => {
  it('gives the worker a scope without pages, and lets the browser wake it on request', async () => {
    const { request, register, update, tag } = await registered(null);
    expect(register).toHaveBeenCalledWith('/outbox-worker.js', { scope: '/outbox-worker/' });
    expect([update.mock.calls, tag.mock.calls]).toEqual([[], []]);
    request();
    expect(tag.mock.calls).toEqual([['outbox']]);
  });

  it('looks for a newer version of a worker that is there', async () => {
    expect((await registered({})).update).toHaveBeenCalledOnce();
  });
});
