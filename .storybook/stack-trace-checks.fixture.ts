import { unexpected } from '#domain/shared/failure';
import { expect } from './story-expect';
import { inTurn, expectRetry, type Play } from './story-checks.fixture';
import { inScenario } from './story-settings.fixture';

/** Fails every catalogue request with an unexpected error, whose message must not be shown. */
export const withStackTrace = inScenario({ catalogueFailure: unexpected('the stack trace of a story') });

/** Expects Retry and no internal error message. */
export const hidesTheStackTrace: Play = inTurn(expectRetry(), async ({ canvas }) => {
  await expect(canvas.queryByText(/stack trace/)).toBeNull();
});
