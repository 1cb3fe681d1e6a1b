import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useStepFocus } from './use-step-focus';

const Steps = ({ step }: { readonly step: 'start' | 'rows' }): React.JSX.Element => (
  <>
    <div ref={useStepFocus(step)}>
      {step === 'start' ? <button type="button">Choose files</button> : <section tabIndex={-1}>Adds 5 viewings</section>}
    </div>
    <button type="button">Elsewhere</button>
  </>
);
const focused = (): string | null | undefined => document.activeElement?.textContent;

afterEach(cleanup);

describe('useStepFocus', () => {
  it('leaves the focus where it is when the page opens', () => {
    render(<Steps step="start" />);
    expect(document.activeElement).toBe(document.body);
  });

  it('gives the focus of a removed control to the next step, and back', () => {
    const { rerender } = render(<Steps step="start" />);
    screen.getByText('Choose files').focus();
    rerender(<Steps step="rows" />);
    expect(focused()).toBe('Adds 5 viewings');
    rerender(<Steps step="start" />);
    expect(focused()).toBe('Choose files');
  });

  it('takes the focus from no other control', () => {
    const { rerender } = render(<Steps step="start" />);
    screen.getByText('Elsewhere').focus();
    rerender(<Steps step="rows" />);
    expect(focused()).toBe('Elsewhere');
  });
});
