import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CLOCK } from '#application/service-keys';
import { ServicesProvider } from '#ui/services.tsx';
import { featuredOfTheDay } from './featured-of-the-day';
import { useFeaturedTitles } from './use-featured-titles';

const MONDAY = Date.UTC(2026, 10, 23);
const DAY = 86_400_000;
let now = MONDAY;
const Names = (): React.JSX.Element => <p>{useFeaturedTitles('movie').map(({ title }) => title.title).join(', ')}</p>;
const services = new Map<unknown, unknown>([[CLOCK, { now: () => now }]]);
const page = (
  <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
    <Names />
  </ServicesProvider>
);
const namesAt = (time: number): string => featuredOfTheDay('movie', time).map(({ title }) => title.title).join(', ');

afterEach(cleanup);

it.each([0, 1, 2, 3, 4, 5, 6])(
  'renders the titles of the day on the server and hydrates them unchanged, %i days after a Monday',
  (days) => {
    now = MONDAY + days * DAY;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(container.textContent).toBe(namesAt(now));
    const errors: unknown[] = [];
    render(page, { container, hydrate: true, onRecoverableError: (error) => errors.push(error) });
    expect([container.textContent, errors]).toEqual([namesAt(now), []]);
  },
);

it('keeps the titles while the page stays open after midnight', () => {
  now = MONDAY + DAY - 1;
  const { container, rerender } = render(page);
  now = MONDAY + DAY;
  rerender(page);
  expect(container.textContent).toBe(namesAt(MONDAY));
});
