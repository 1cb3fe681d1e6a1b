/** Parts of the results that a search may need beside those of one kind: one file, which loads while the first results do. */
export { BestResults } from './best-results';
export { DescribedTitles } from './described-titles';
export { DidYouMean } from './did-you-mean';
