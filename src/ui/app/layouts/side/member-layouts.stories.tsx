import type { Meta, StoryObj } from '@storybook/react-vite';
import { deriveIdFromName } from '#adapters/embedded-catalogue/queries/ids-from-names';
import { expect } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

/** Public pages for members and admins: the page is the visitor's, the layout is the member's. */
const meta: Meta = { title: 'App/Public pages for members', render: () => <Screen /> };
export default meta;
type Story = StoryObj;

const isOpenTo = (role: 'member' | 'admin') => (at: string, called: RegExp | string): Story => ({
  parameters: { at },
  globals: { role },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: called })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
  },
});
const member = isOpenTo('member');
const admin = isOpenTo('admin');
const hanks = `/person?id=${deriveIdFromName('Tom Hanks')}`;
/** The operator may have changed the titles of these texts. */
const OPERATOR_TITLE = /./;

export const Movies = { ...member('/movies', 'Movies'), tags: ['smoke'] };
export const MoviesAdmin = admin('/movies', 'Movies');
export const Series = member('/tv-shows', 'TV Shows');
export const SeriesAdmin = admin('/tv-shows', 'TV Shows');
export const List = member('/movies/popular', 'Popular');
export const ListAdmin = admin('/movies/popular', 'Popular');
export const Search = member('/search?query=casablanca', /casablanca/i);
export const SearchAdmin = admin('/search?query=casablanca', /casablanca/i);
export const Details = member('/details?type=movie&id=603', 'The Matrix');
export const DetailsAdmin = admin('/details?type=movie&id=603', 'The Matrix');
export const Person = member(hanks, 'Tom Hanks');
export const PersonAdmin = admin(hanks, 'Tom Hanks');
export const Genres = member('/genre', 'Genre');
export const GenresAdmin = admin('/genre', 'Genre');
export const Genre = member('/genre/western', /Western/);
export const GenreAdmin = admin('/genre/western', /Western/);
export const Feedback = member('/feedback', 'Feedback');
export const FeedbackAdmin = admin('/feedback', 'Feedback');
export const Help = member('/help', 'Help');
export const HelpAdmin = admin('/help', 'Help');
export const Faq = member('/faq', 'FAQ');
export const FaqAdmin = admin('/faq', 'FAQ');
export const Privacy = member('/privacy', OPERATOR_TITLE);
export const PrivacyAdmin = admin('/privacy', OPERATOR_TITLE);
export const Terms = member('/terms', OPERATOR_TITLE);
export const TermsAdmin = admin('/terms', OPERATOR_TITLE);
export const Imprint = member('/imprint', OPERATOR_TITLE);
export const ImprintAdmin = admin('/imprint', OPERATOR_TITLE);
export const NotFound = member('/nowhere', /404/);
export const NotFoundAdmin = admin('/nowhere', /404/);
