import { act, cleanup, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { Subject } from 'rxjs';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { LOG, NETWORK_STATUS } from '#application/service-keys';
import { ServicesProvider } from '#ui/services.tsx';
import { lazyOptionalPart, type FailedPartProps } from './lazy-optional-part';

type Props = { readonly name: string };
const Loaded = ({ name }: Props): React.JSX.Element => <p>part of {name}</p>;
const Failed = ({ name, onRetry }: Props & FailedPartProps): React.JSX.Element => <button onClick={onRetry}>without {name}</button>;
const Broken = (): React.JSX.Element => {
  throw new Error('broken');
};

const log = { failure: vi.fn() };
let online = new Subject<E.Either<never, boolean>>();

const show = async (load: () => Promise<ComponentType<Props>>): Promise<void> => {
  const Part = lazyOptionalPart<Props>(load, Failed);
  const services = new Map<symbol, unknown>([[LOG, log], [NETWORK_STATUS, { online }]]);
  await act(async () => {
    render(
      <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
        <h1>Page</h1>
        <Part name="Maya" />
      </ServicesProvider>,
    );
    await Promise.resolve();
  });
};
const text = (): string => document.body.textContent;
const goOnline = (): Promise<void> =>
  act(async () => {
    online.next(E.right(false));
    online.next(E.right(true));
    await Promise.resolve();
  });

beforeEach(() => {
  online = new Subject();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  log.failure.mockClear();
});

describe('lazyOptionalPart', () => {
  it('renders the part once its code is loaded', async () => {
    await show(() => Promise.resolve(Loaded));
    expect(await screen.findByText('part of Maya')).toBeDefined();
  });

  it('replaces only itself if its code cannot be loaded, logs it, and loads again when the connection is back', async () => {
    const load = vi
      .fn<() => Promise<ComponentType<Props>>>()
      .mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/part.css'))
      .mockResolvedValue(Loaded);
    await show(load);
    expect(text()).toBe('Pagewithout Maya');
    expect(log.failure).toHaveBeenCalledTimes(1);
    await goOnline();
    expect(text()).toBe('Pagepart of Maya');
  });

  it('loads again when its replacement asks for it', async () => {
    const load = vi.fn<() => Promise<ComponentType<Props>>>().mockRejectedValueOnce(new Error('404')).mockResolvedValue(Loaded);
    await show(load);
    await act(async () => {
      screen.getByRole('button', { name: 'without Maya' }).click();
      await Promise.resolve();
    });
    expect(text()).toBe('Pagepart of Maya');
  });

  it('replaces only itself if it cannot be rendered', async () => {
    await show(() => Promise.resolve(Broken));
    expect(text()).toBe('Pagewithout Maya');
  });
});
