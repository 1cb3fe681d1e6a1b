import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CLOCK } from '#application/service-keys';
import { ServicesProvider } from '#ui/services.tsx';
import { WhenForm } from './when-form';

afterEach(cleanup);
const clock = { now: () => Date.parse('2026-11-20T12:00:00') };
const get = <T,>(key: ServiceKey<T>): T => new Map<unknown, unknown>([[CLOCK, clock]]).get(key) as T;

it('WhenForm gives a new viewing its day and a rating of its own, or none', () => {
  const onSubmit = vi.fn();
  render(<ServicesProvider value={{ get }}><WhenForm releaseYear={2019} submit="Log viewing" onSubmit={onSubmit} /></ServicesProvider>);
  const submit = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Log viewing' }));
  const rating = screen.getByLabelText('Rating of this viewing');
  submit();
  fireEvent.change(rating, { target: { value: '9.5' } });
  expect(rating.closest('form')?.dataset).toHaveProperty('unsent');
  fireEvent.click(screen.getByRole('radio', { name: 'Another day' }));
  // A day that is refused costs nothing of the rating.
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2001-01-01' } });
  submit();
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2020-03-01' } });
  submit();
  fireEvent.change(rating, { target: { value: '' } });
  submit();
  expect(onSubmit.mock.calls).toEqual([
    [{ kind: 'now' }, null], [{ kind: 'day', day: '2020-03-01' }, 9.5], [{ kind: 'day', day: '2020-03-01' }, null],
  ]);
});
