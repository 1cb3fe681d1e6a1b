// On the pages of films and series: shows the featured titles of the day before the first paint. The page was prerendered with the titles
// of one day; the templates before it contain those of the other days of a week. Days change at midnight UTC, as in the app.
import { dayOfFeatured } from '#ui/features/browse/featured-days.ts';
import { scriptData } from './script-data.ts';

const { featuredDay } = scriptData();
const today = String(dayOfFeatured(Date.now()));

/**
 * Replaces the titles of the other day; returns whether that is done. The parser may stop within them and let the browser paint: they are
 * hidden until they are replaced.
 */
const replace = (): boolean => {
  const section = document.querySelector<HTMLElement>('#root .featured-tiles');
  if (!section) return false;
  section.style.visibility = 'hidden';
  if (!section.nextElementSibling && document.readyState === 'loading') return false;
  const template = document.querySelector<HTMLTemplateElement>(`template[data-featured-day="${today}"]`);
  if (template) section.replaceWith(template.content);
  else section.style.visibility = '';
  return true;
};

if (featuredDay !== undefined && featuredDay !== today)
  new MutationObserver((_, observer) => {
    if (replace()) observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
