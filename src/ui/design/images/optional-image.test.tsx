import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OptionalImage } from './optional-image';

afterEach(cleanup);

describe('a picture that nothing depends on', () => {
  it('goes when it cannot be had, and is tried anew under another address', () => {
    const { rerender } = render(<OptionalImage src="/a.jpg" alt="A still" />);
    fireEvent.error(screen.getByRole('img', { name: 'A still' }));
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<OptionalImage src="/b.jpg" alt="A still" />);
    expect(screen.getByRole('img', { name: 'A still' })).toHaveProperty('src', expect.stringMatching(/b\.jpg$/));
  });

  it('is tried anew when a connection comes back', () => {
    render(<OptionalImage src="/a.jpg" alt="A still" />);
    fireEvent.error(screen.getByRole('img', { name: 'A still' }));
    fireEvent.online(window);
    expect(screen.getByRole('img', { name: 'A still' })).toHaveProperty('src', expect.stringMatching(/a\.jpg$/));
  });
});
