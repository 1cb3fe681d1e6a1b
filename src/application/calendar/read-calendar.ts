import { Observable } from 'rxjs';
import type { ComingEvent } from '#domain/calendar/coming-event';
import { lookUpTitles, type CalendarProgress } from '#domain/calendar/look-up-titles';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';

/**
 * Looks titles up as `lookUpTitles` does; emits after each four what is known, and completes after the last. Unsubscribing aborts the
 * requests.
 */
export const readCalendar = (
  titles: ReadonlyArray<StoredTitle>, readTitle: (title: StoredTitle, signal: AbortSignal) => Answer<ReadonlyArray<ComingEvent>>,
): Observable<CalendarProgress> =>
  new Observable((subscriber) => {
    const controller = new AbortController();
    const reading = lookUpTitles(titles, readTitle, {
      signal: controller.signal, onProgress: (progress) => subscriber.next(progress),
    });
    void reading().then(() => subscriber.complete(), (error: unknown) => subscriber.error(error));
    return () => controller.abort();
  });
