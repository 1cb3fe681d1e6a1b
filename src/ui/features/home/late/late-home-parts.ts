/** The parts of the home page that load after its first view, in one file. */
export { TasteShelves } from '#ui/features/taste/taste-shelves.tsx';
export { programmeShelves } from '#ui/features/shared/shelves/programme-shelves.tsx';
export { YearLinks } from './year-links';
export { NewMemberHero } from './new-member-hero';
