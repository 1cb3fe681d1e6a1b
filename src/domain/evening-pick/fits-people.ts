import type { TitleDetails } from '#domain/catalogue/title-details';
import { eveningFilters } from './evening-filters';
import { contentOfKeywords } from './known-content';
import type { Mood } from './mood';
import { fitsEvening } from './next-pick';
import { withoutLeastVote } from './seen-before';

/**
 * Returns whether a title fits one of the moods of each person, whatever its length. Null if keywords decide that the details lack: a
 * search by keyword finds more than they name.
 */
export const fitsPeople = (details: TitleDetails, people: ReadonlyArray<ReadonlyArray<Mood>>): boolean | null => {
  const { mediaType, keywords } = details;
  // The filters of several people leave out keywords by which a mood of one person is known.
  const ofEach = people.map((moods) => withoutLeastVote(eveningFilters({ mediaType, minutes: null, people: [moods] })));
  if (ofEach.every((filters) => fitsEvening(filters, details, contentOfKeywords(filters, keywords)))) return true;
  return ofEach.every((filters) => fitsEvening(filters, details, new Set(filters.flatMap(({ content }) => content)))) ? null : false;
};
