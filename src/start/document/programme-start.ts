// On the landing page of the embedded catalogue, which was prerendered with the programme of the day of the build. On any other day:
// requests the programme of today, and hides the parts of the other day until the app shows those of today in their place. Days are those
// of the local calendar, as in the app.
import { programmeFile } from '#adapters/embedded-catalogue/files/file-names';
import { calendarDay } from '#domain/shared/dates';
import { scriptData } from './script-data.ts';

const { programmeDay, catalogue = '' } = scriptData();
const today = calendarDay(Date.now());

const hide = (): void =>
  document
    .querySelectorAll<HTMLElement>('#root .visitor > .wide-art, #root .visitor .shown, #root .board .l.s, #root .shelf, #root .double-bill')
    .forEach((part) => {
      part.style.visibility = 'hidden';
    });

if (programmeDay !== today) {
  window.marqueeOtherDay = true;
  const address = catalogue + programmeFile(today);
  window.marqueePrefetch = { [address]: fetch(address) };
  // The browser may paint while it reads the document.
  const observer = new MutationObserver(hide);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
}
