import { expect } from 'storybook/test';
import { unexpected } from '#domain/failure';
import { inTurn, offersRetry, type Play } from './page-plays.fixture';
import { inScenario } from './page-settings.fixture';

/** Every question is refused for a reason that nobody foresaw, and that is nobody's to read. */
export const withStackTrace = inScenario({ refusal: unexpected('the stack trace of a story') });

/** The page offers to try again, and shows nothing of what went wrong inside. */
export const hidesTheStackTrace: Play = inTurn(offersRetry(), async ({ canvas }) => {
  await expect(canvas.queryByText(/stack trace/)).toBeNull();
});
