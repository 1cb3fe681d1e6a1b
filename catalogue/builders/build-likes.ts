import type { TitleFacts } from '../title-facts';

/** For each title the places of titles that people who like it may like, and of titles of its kind; no title in both. */
export type Likes = { readonly recommendations: ReadonlyArray<number>; readonly similar: ReadonlyArray<number> };

const HOW_MANY = 12;
/** Titles that share nothing but fewer genres than this are not looked at. */
const LEAST_ALIKE = 0.34;

/** What two titles may share, with its weight; a thing that few titles have says more than one that many have. */
const traits = (title: TitleFacts): ReadonlyArray<readonly [string, number]> => [
  ...title.keywords.map((word) => [`k:${word}`, 1.1] as const),
  ...title.directors.map((name) => [`d:${name}`, 1.3] as const),
  ...title.creators.map((name) => [`d:${name}`, 1.3] as const),
  ...title.cast.slice(0, 5).map(({ name }) => [`c:${name}`, 0.7] as const),
  ...(title.collection === null ? [] : [[`s:${title.collection}`, 2] as const]),
  ...seriesWords(title.title).map((words) => [`t:${words}`, 1.6] as const),
];

/** "Star Wars: A New Hope" -> "star wars": what films of one series have in common. */
const seriesWords = (title: string): ReadonlyArray<string> => {
  const [head = ''] = title.toLowerCase().replace(/^(the|a|an) /, '').split(/[:\-–(]| (?:ii|iii|iv|v|vi|[2-9])\b/);
  return head.trim().length >= 4 ? [head.trim()] : [];
};

/** For each place the number of its set of genres, and how alike two sets are: what they share of what they have (Jaccard). */
const genreKinship = (all: ReadonlyArray<TitleFacts>) => {
  const sets = new Map<string, { readonly at: number; readonly genres: ReadonlyArray<string> }>();
  const setOf = Uint16Array.from(all, ({ genres }) => {
    const name = [...genres].sort().join();
    const known = sets.get(name) ?? { at: sets.size, genres };
    sets.set(name, known);
    return known.at;
  });
  const distinct = [...sets.values()];
  const rows = distinct.map(({ genres }) => Float64Array.from(distinct, (other) => {
    const common = genres.filter((name) => other.genres.includes(name)).length;
    return common === 0 ? 0 : common / (genres.length + other.genres.length - common);
  }));
  const members = distinct.map((_, set) => all.flatMap((__, at) => (setOf[at] === set ? [at] : [])));
  /** For each set the places of all titles whose sets are alike enough. */
  const kin = rows.map((row) => Uint16Array.from(members.flatMap((places, set) => ((row[set] ?? 0) >= LEAST_ALIKE ? places : []))));
  return { setOf, rows, kin };
};

/** Keeps the best `most` of what is offered, the earlier among equals: places are in the order of renown. */
const best = (most: number) => {
  const scores = new Float64Array(most);
  const places: number[] = [];
  return {
    places,
    /** What has to be beaten. */
    floor: (): number => (places.length < most ? 0 : (scores[most - 1] ?? 0)),
    offer: (place: number, score: number): void => {
      let at = Math.min(places.length, most - 1);
      for (; at > 0 && (scores[at - 1] ?? 0) < score; at -= 1) {
        scores[at] = scores[at - 1] ?? 0;
        places[at] = places[at - 1] ?? 0;
      }
      scores[at] = score;
      places[at] = place;
    },
  };
};

/**
 * Works out likes among the titles of one type. Recommendations weigh shared people, keywords and series against renown; similar
 * titles are of the same genres, era and country. Deterministic: only facts and places decide.
 */
export const buildLikes = (all: ReadonlyArray<TitleFacts>): ReadonlyArray<Likes> => {
  const { setOf, rows, kin } = genreKinship(all);
  const years = Float64Array.from(all, ({ year }) => year);
  const renown = Float64Array.from(all, ({ score }) => score / 100);
  const nations = [...new Set(all.map(({ countries }) => countries[0] ?? ''))];
  const homes = Int16Array.from(all, ({ countries }, at) => (countries[0] === undefined ? -1 - at : nations.indexOf(countries[0])));
  const holders = new Map<string, number[]>();
  all.forEach((title, at) => traits(title).forEach(([trait]) => {
    const list = holders.get(trait);
    if (list === undefined) holders.set(trait, [at]);
    else list.push(at);
  }));
  const quality = Float64Array.from(all, ({ vote }) => ((vote ?? 6) - 6) / 4);
  const shared = new Float64Array(all.length);
  return all.map((title, at) => {
    shared.fill(0);
    const bonded: number[] = [];
    for (const [trait, weight] of traits(title)) {
      const list = holders.get(trait) ?? [];
      const value = weight * Math.log2(1 + all.length / 4 / list.length) / 4;
      for (const other of list) {
        if (shared[other] === 0) bonded.push(other);
        shared[other] = (shared[other] ?? 0) + value;
      }
    }
    const [year, home, set] = [years[at] ?? 0, homes[at] ?? 0, setOf[at] ?? 0];
    const row = rows[set] ?? new Float64Array();
    const [liked, alike] = [best(HOW_MANY), best(2 * HOW_MANY)];
    const weigh = (other: number): void => {
      const kinship = row[setOf[other] ?? 0] ?? 0;
      const bond = shared[other] ?? 0;
      const near = Math.max(0, 1 - Math.abs(year - (years[other] ?? 0)) / 25);
      const fame = 1.6 * (renown[other] ?? 0) + (quality[other] ?? 0);
      const like = bond * (0.35 + 0.65 * kinship) + kinship * 1.2 + near * 0.4 + fame;
      if (like > liked.floor()) liked.offer(other, like);
      const likeness = kinship * 1.8 + near * 1.1 + fame * 0.8 + (home === homes[other] ? 0.35 : 0) + bond * 0.2;
      if (likeness > alike.floor()) alike.offer(other, likeness);
    };
    for (const other of kin[set] ?? []) if (other !== at) weigh(other);
    for (const other of bonded) if (other !== at && (row[setOf[other] ?? 0] ?? 0) < LEAST_ALIKE) weigh(other);
    const similar = alike.places.filter((place) => !liked.places.includes(place)).slice(0, HOW_MANY);
    return { recommendations: liked.places, similar };
  });
};
