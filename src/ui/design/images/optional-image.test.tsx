import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OptionalImage } from './optional-image';

afterEach(cleanup);

describe('OptionalImage', () => {
  it('renders nothing after a load error, and renders again with another src', () => {
    const { rerender } = render(<OptionalImage src="/a.jpg" alt="A still" />);
    fireEvent.error(screen.getByRole('img', { name: 'A still' }));
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<OptionalImage src="/b.jpg" alt="A still" />);
    expect(screen.getByRole('img', { name: 'A still' })).toHaveProperty('src', expect.stringMatching(/b\.jpg$/));
  });

  it('renders again on the online event after a load error', () => {
    render(<OptionalImage src="/a.jpg" alt="A still" />);
    fireEvent.error(screen.getByRole('img', { name: 'A still' }));
    fireEvent.online(window);
    expect(screen.getByRole('img', { name: 'A still' })).toHaveProperty('src', expect.stringMatching(/a\.jpg$/));
  });
});
