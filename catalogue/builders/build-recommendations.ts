import type { TitleFacts } from '../title-facts';

/** Indexes of the recommended and of the similar titles of a title. The two lists are disjoint. */
export type RelatedTitles = { readonly recommendations: ReadonlyArray<number>; readonly similar: ReadonlyArray<number> };

const LIST_SIZE = 12;
/** Minimum genre similarity (Jaccard) of candidates that share no other trait. */
const MIN_GENRE_SIMILARITY = 0.34;

/** Returns the traits that titles may share, with their weights. Rare traits count more (see `buildLikes`). */
const traits = (title: TitleFacts): ReadonlyArray<readonly [string, number]> => [
  ...title.keywords.map((word) => [`k:${word}`, 1.1] as const),
  ...title.directors.map((name) => [`d:${name}`, 1.3] as const),
  ...title.creators.map((name) => [`d:${name}`, 1.3] as const),
  ...title.cast.slice(0, 5).map(({ name }) => [`c:${name}`, 0.7] as const),
  ...(title.collection === null ? [] : [[`s:${title.collection}`, 2] as const]),
  ...seriesPrefixes(title.title).map((words) => [`t:${words}`, 1.6] as const),
];

/** Returns the common start of titles of one film series: "Star Wars: A New Hope" -> "star wars". */
const seriesPrefixes = (title: string): ReadonlyArray<string> => {
  const [head = ''] = title.toLowerCase().replace(/^(the|a|an) /, '').split(/[:\-–(]| (?:ii|iii|iv|v|vi|[2-9])\b/);
  return head.trim().length >= 4 ? [head.trim()] : [];
};

/** Returns the genre set of each title, the Jaccard similarity of all pairs of sets, and the candidates of each set. */
const compareGenres = (all: ReadonlyArray<TitleFacts>) => {
  const sets = new Map<string, { readonly at: number; readonly genres: ReadonlyArray<string> }>();
  const setOf = Uint16Array.from(all, ({ genres }) => {
    const name = [...genres].sort().join();
    const existing = sets.get(name) ?? { at: sets.size, genres };
    sets.set(name, existing);
    return existing.at;
  });
  const distinct = [...sets.values()];
  const rows = distinct.map(({ genres }) => Float64Array.from(distinct, (other) => {
    const common = genres.filter((name) => other.genres.includes(name)).length;
    return common === 0 ? 0 : common / (genres.length + other.genres.length - common);
  }));
  const members = distinct.map((_, set) => all.flatMap((__, at) => (setOf[at] === set ? [at] : [])));
  /** Indexes of all titles whose genre sets have at least `MIN_GENRE_SIMILARITY`, by set. */
  const candidates = rows.map((row) =>
    Uint16Array.from(members.flatMap((indexes, set) => ((row[set] ?? 0) >= MIN_GENRE_SIMILARITY ? indexes : []))),
  );
  return { setOf, rows, candidates };
};

/** Keeps the `size` best items. On equal scores the earlier item stays, because items are sorted by popularity. */
const topItems = (size: number) => {
  const scores = new Float64Array(size);
  const indexes: number[] = [];
  return {
    indexes,
    /** Returns the score that a new item must exceed. */
    floor: (): number => (indexes.length < size ? 0 : (scores[size - 1] ?? 0)),
    offer: (index: number, score: number): void => {
      let at = Math.min(indexes.length, size - 1);
      for (; at > 0 && (scores[at - 1] ?? 0) < score; at -= 1) {
        scores[at] = scores[at - 1] ?? 0;
        indexes[at] = indexes[at - 1] ?? 0;
      }
      scores[at] = score;
      indexes[at] = index;
    },
  };
};

/**
 * Computes recommended and similar titles within one media type. Recommendations combine shared people, keywords and film series with
 * popularity; similar titles share genres, era and country. Deterministic: depends only on the facts and their order.
 */
export const buildRecommendations = (all: ReadonlyArray<TitleFacts>): ReadonlyArray<RelatedTitles> => {
  const { setOf, rows, candidates } = compareGenres(all);
  const years = Float64Array.from(all, ({ year }) => year);
  const popularity = Float64Array.from(all, ({ score }) => score / 100);
  const countryCodes = [...new Set(all.map(({ countries }) => countries[0] ?? ''))];
  const countryOf = Int16Array.from(all, ({ countries }, at) =>
    countries[0] === undefined ? -1 - at : countryCodes.indexOf(countries[0]),
  );
  const titlesByTrait = new Map<string, number[]>();
  all.forEach((title, at) => traits(title).forEach(([trait]) => {
    const list = titlesByTrait.get(trait);
    if (list === undefined) titlesByTrait.set(trait, [at]);
    else list.push(at);
  }));
  const quality = Float64Array.from(all, ({ vote }) => ((vote ?? 6) - 6) / 4);
  const shared = new Float64Array(all.length);
  return all.map((title, at) => {
    shared.fill(0);
    const sharingTitles: number[] = [];
    for (const [trait, weight] of traits(title)) {
      const list = titlesByTrait.get(trait) ?? [];
      const value = weight * Math.log2(1 + all.length / 4 / list.length) / 4;
      for (const other of list) {
        if (shared[other] === 0) sharingTitles.push(other);
        shared[other] = (shared[other] ?? 0) + value;
      }
    }
    const [year, country, set] = [years[at] ?? 0, countryOf[at] ?? 0, setOf[at] ?? 0];
    const row = rows[set] ?? new Float64Array();
    const [recommended, mostSimilar] = [topItems(LIST_SIZE), topItems(2 * LIST_SIZE)];
    const score = (other: number): void => {
      const genreSimilarity = row[setOf[other] ?? 0] ?? 0;
      const sharedScore = shared[other] ?? 0;
      const yearProximity = Math.max(0, 1 - Math.abs(year - (years[other] ?? 0)) / 25);
      const popularityScore = 1.6 * (popularity[other] ?? 0) + (quality[other] ?? 0);
      const recommendationScore =
        sharedScore * (0.35 + 0.65 * genreSimilarity) + genreSimilarity * 1.2 + yearProximity * 0.4 + popularityScore;
      if (recommendationScore > recommended.floor()) recommended.offer(other, recommendationScore);
      const similarScore =
        genreSimilarity * 1.8 + yearProximity * 1.1 + popularityScore * 0.8 + (country === countryOf[other] ? 0.35 : 0) + sharedScore * 0.2;
      if (similarScore > mostSimilar.floor()) mostSimilar.offer(other, similarScore);
    };
    for (const other of candidates[set] ?? []) if (other !== at) score(other);
    for (const other of sharingTitles) if (other !== at && (row[setOf[other] ?? 0] ?? 0) < MIN_GENRE_SIMILARITY) score(other);
    const similar = mostSimilar.indexes.filter((index) => !recommended.indexes.includes(index)).slice(0, LIST_SIZE);
    return { recommendations: recommended.indexes, similar };
  });
};
