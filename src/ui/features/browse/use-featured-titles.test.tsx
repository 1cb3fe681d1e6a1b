import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CLOCK } from '#application/service-keys';
import { ServicesProvider } from '../../services';
import { useFeaturedTitles } from './use-featured-titles';

/** A day on which other titles than the prerendered ones are featured. */
const now = Date.UTC(2026, 10, 23);
const Names = (): React.JSX.Element => <p>{useFeaturedTitles('movie').map(({ title }) => title.title).join(', ')}</p>;
const services = new Map<unknown, unknown>([[CLOCK, { now: () => now }]]);
const page = (
  <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
    <Names />
  </ServicesProvider>
);

afterEach(cleanup);

it('hydrates a prerendered page without a mismatch, then changes to the titles of the day', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const prerendered = container.textContent;
  const errors: unknown[] = [];
  render(page, { container, hydrate: true, onRecoverableError: (error) => errors.push(error) });
  expect(container.textContent).toBe(prerendered);
  await waitFor(() => expect(screen.getByRole('paragraph').textContent).not.toBe(prerendered));
  expect(errors).toEqual([]);
});
