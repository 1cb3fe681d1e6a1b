import type { Failure } from '#domain/shared/failure';

/** Where things that nobody should have to read on the screen are written down. Entries hold no personal data. */
export interface Log {
  /**
   * Something went wrong; `where` names the place ("catalogue.details", "error-boundary"). A fault of ours may pass several places
   * on its way to the screen: the same object is written down once.
   */
  readonly failure: (where: string, failure: Failure) => void;
}
