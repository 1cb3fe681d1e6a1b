import { expect } from 'storybook/test';
import { unexpected } from '#domain/shared/failure';
import { inTurn, expectRetry, type Play } from './story-checks.fixture';
import { inScenario } from './story-settings.fixture';

/** Every question is refused for a reason that nobody foresaw, and that is nobody's to read. */
export const withStackTrace = inScenario({ refusal: unexpected('the stack trace of a story') });

/** The page offers to try again, and shows nothing of what went wrong inside. */
export const hidesTheStackTrace: Play = inTurn(expectRetry(), async ({ canvas }) => {
  await expect(canvas.queryByText(/stack trace/)).toBeNull();
});
