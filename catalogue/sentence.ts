import type { TitleFacts } from './title-facts';
export const sentenceOf = (facts: TitleFacts): string | null => facts.title;
