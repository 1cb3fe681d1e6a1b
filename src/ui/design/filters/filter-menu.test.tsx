import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FilterMenu } from './filter-menu';
import { Options } from './options';
import { RangeFields, type RangeValue } from './range-fields';

const DECADES = ['Any', '1990s', '1980s', '1970s'].map((label) => ({ value: label, label }));

/** Renders and opens a filter with options and a text field below them. */
const open = (value: string): void => {
  render(
    <FilterMenu label="Years" value={value}>
      {() => (
        <>
          <Options label="Years" options={DECADES} value={value} onChange={() => undefined} />
          <input aria-label="From" />
        </>
      )}
    </FilterMenu>,
  );
  fireEvent.click(screen.getByText(value, { selector: '.val' }));
};
const option = (label: string): HTMLElement => screen.getByText(label, { selector: '[role="option"]' });
const tabbable = (): ReadonlyArray<string | null> =>
  DECADES.map(({ label }) => option(label))
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);

afterEach(cleanup);

describe('FilterMenu with Options', () => {
  it.each(['Any', '1980s', '1970s'])('focuses the selected option on opening: %s', (selected) => {
    open(selected);
    expect(document.activeElement).toBe(option(selected));
    expect(tabbable()).toEqual([selected]);
  });

  it('focuses the first option on opening and makes it the tab stop when none is selected', () => {
    open('1985 to 1987');
    expect(document.activeElement).toBe(option('Any'));
    expect(tabbable()).toEqual(['Any']);
  });
});

describe('RangeFields', () => {
  it.each([
    ['years', { min: 1870, max: 2100 }, ['1985.5', '1987.2'], { from: 1986, to: 1987 }],
    ['ratings', { min: 0, max: 10, step: 0.5 }, ['7.25', '11'], { from: 7.3, to: 10 }],
    ['minutes, the larger first', { min: 0, max: 600, step: 5 }, ['92.4', '-3'], { from: 0, to: 92 }],
    ['the upper bound alone', { min: 0, max: 10, step: 0.5 }, ['', '8.04'], { from: null, to: 8 }],
  ] as const)('rounds, clamps and orders the bounds: %s', (_, limits, [from, to], expected) => {
    const changes: RangeValue[] = [];
    const fields = (value: RangeValue) => <RangeFields value={value} onChange={(next) => changes.push(next)} {...limits} />;
    const { container, rerender } = render(fields({ from: null, to: null }));
    const isUnsent = (): boolean => container.querySelector('form[data-unsent]') !== null;
    expect(isUnsent()).toBe(false);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: from } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: to } });
    expect(isUnsent()).toBe(true);
    fireEvent.click(screen.getByText('Show'));
    expect(changes).toEqual([expected]);
    rerender(fields(expected));
    expect(isUnsent()).toBe(false);
  });
});
