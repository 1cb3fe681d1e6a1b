// On the landing page of the TMDB catalogue: writes the date on the board with the first paint. The document has none, because that of the
// build may be another one.
import { calendarDay } from '#domain/shared/dates';
import { boardDateText } from '#ui/messages/catalogue/landing.messages.ts';

new MutationObserver((_, observer) => {
  const line = document.querySelector('.board .s');
  if (!line) return;
  observer.disconnect();
  const date = boardDateText(calendarDay(Date.now()));
  line.append(date);
  // The sentence for screen readers.
  (line.parentElement as HTMLElement).children[0]?.append(date);
}).observe(document, { childList: true, subtree: true });
