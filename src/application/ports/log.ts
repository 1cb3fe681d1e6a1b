import type { Failure } from '#domain/shared/failure';

/** Records technical failures that screens do not render. Entries contain no personal data. */
export interface Log {
  /**
   * Logs a failure; `where` names the source ("catalogue.details", "error-boundary"). An internal failure may pass several log calls
   * before it is rendered: the same object is logged once.
   */
  readonly failure: (where: string, failure: Failure) => void;
}
