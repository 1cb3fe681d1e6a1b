import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FilterMenu } from './filter-menu';
import { Options } from './options';
import { Range, type RangeValue } from './range';

const DECADES = ['Any', '1990s', '1980s', '1970s'].map((label) => ({ value: label, label }));

/** Opens a filter with options, and a field below them. */
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
const tabbable = (): ReadonlyArray<string | null> => DECADES.map(({ label }) => option(label)).filter(({ tabIndex }) => tabIndex === 0).map(({ textContent }) => textContent);

afterEach(cleanup);

describe('a filter that opens', () => {
  it.each(['Any', '1980s', '1970s'])('begins at what is chosen: %s', (chosen) => {
    open(chosen);
    expect(document.activeElement).toBe(option(chosen));
    expect(tabbable()).toEqual([chosen]);
  });

  it('begins at the first option where none is chosen, and Tab finds back to it', () => {
    open('1985 to 1987');
    expect(document.activeElement).toBe(option('Any'));
    expect(tabbable()).toEqual(['Any']);
  });
});

describe('exact bounds', () => {
  it.each([
    ['years', { min: 1870, max: 2100 }, ['1985.5', '1987.2'], { from: 1986, to: 1987 }],
    ['ratings', { min: 0, max: 10, step: 0.5 }, ['7.25', '11'], { from: 7.3, to: 10 }],
    ['minutes, the larger first', { min: 0, max: 600, step: 5 }, ['92.4', '-3'], { from: 0, to: 92 }],
    ['one of them alone', { min: 0, max: 10, step: 0.5 }, ['', '8.04'], { from: null, to: 8 }],
  ] as const)('are set right: %s', (_, limits, [from, to], meant) => {
    const said: RangeValue[] = [];
    render(<Range value={{ from: null, to: null }} onChange={(value) => said.push(value)} {...limits} />);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: from } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: to } });
    fireEvent.click(screen.getByText('Show'));
    expect(said).toEqual([meant]);
  });
});
