import { families, type FamilyName } from '#ui/design/poster-art/families/families.ts';
import type { Composition, Family } from '#ui/design/poster-art/composition.ts';

/** A pattern in the title that selects a motif. */
interface TitleHint {
  readonly pattern: RegExp;
  readonly family: FamilyName;
  readonly motif: Composition | undefined;
}

type MotifOf<Name extends FamilyName> = keyof (typeof families)[Name] & string;

function hint<Name extends FamilyName>(family: Name, motif: MotifOf<Name>, pattern: RegExp): TitleHint {
  const compositions: Family = families[family];
  return { pattern, family, motif: compositions[motif] };
}

/** The first match counts, so specific patterns come before general ones. Titles are compared in lower case. */
const HINTS: ReadonlyArray<TitleHint> = [
  hint('fantasy', 'ringAndPeak', /\bring(s)?\b/),
  hint('animation', 'fish', /nemo|\bfish|ponyo|little mermaid|aquaman/),
  hint('animation', 'whale', /whale|moby|free willy/),
  hint('animation', 'robot', /robot|terminator|wall·e|iron giant|transformers|machina/),
  hint('animation', 'fox', /\bfox\b|zootopia/),
  hint('animation', 'balloons', /^up$|balloon/),
  hint('animation', 'paperBird', /birds?\b|swan\b|falcon|mockingbird|hawk/),
  hint('drama', 'openCage', /cuckoo|caged?\b|prison|escape from/),
  hint('scifi', 'rocket', /martian|apollo|rocket|moon\b|space/),
  hint('scifi', 'orbits', /gravity|interstellar|solaris|planet|star wars|star trek|armageddon/),
  hint('scifi', 'saucer', /alien|\be\.t\.|encounters|arrival|signs/),
  hint('scifi', 'cityOfTomorrow', /metropolis|blade runner|brazil|gotham|tokyo|manhattan/),
  hint('scifi', 'eclipseAndMonolith', /2001|odyssey|matrix|monolith/),
  hint('horror', 'houseOnTheHill', /house|psycho|manor|amityville|poltergeist|haunting/),
  hint('horror', 'bats', /bat(man|s)?\b|vampire|dracula|nosferatu/),
  hint('horror', 'clawMarks', /nightmare|wolverine|claw|scream|halloween/),
  hint('history', 'crown', /\bking\b|queen|crown|royal|emperor|macbeth|hamlet/),
  hint('history', 'columns', /ben-hur|spartacus|gladiator|roman|troy|300/),
  hint('history', 'banners', /braveheart|samurai|kagemusha|\bran\b|warrior/),
  hint('romance', 'letter', /letter|mail|postman|dear /),
  hint('romance', 'oneUmbrella', /\brain\b|umbrella|cherbourg/),
  hint('romance', 'splitHeart', /heart|valentine|amour/),
  hint('romance', 'flower', /flower|rose\b|garden|magnolia|bloom/),
  hint('romance', 'twoUnderTheMoon', /moon(light|rise|struck)/),
  hint('romance', 'twoProfiles', /casablanca|before sun|brief encounter|face|persona/),
  hint('music', 'pianoKeys', /pian(o|ist)|la la land/),
  hint('music', 'trumpet', /jazz|trumpet|blues|whiplash/),
  hint('music', 'record', /record|vinyl|baby driver|saturday night fever/),
  hint('thriller', 'telephone', /phone|call\b|dial m|conversation/),
  hint('thriller', 'eyeInATear', /eye|vision|look|watching|truman|rear window/),
  hint('thriller', 'tunnel', /vertigo|inception|tunnel|parasite|labyrinth/),
  hint('thriller', 'inTheSights', /sniper|jackal|target|hitman|assassin/),
  hint('drama', 'lighthouse', /lighthouse|shutter island|fog/),
  hint('drama', 'tree', /\btrees?\b|wood\b|roots/),
  hint('drama', 'openDoor', /door|room\b|monsters, inc/),
  hint('drama', 'stairs', /stairs?|social network/),
  hint('crime', 'shotCard', /godfather|casino|poker|21\b|sting/),
  hint('crime', 'suitcase', /pulp fiction|heist|suitcase|reservoir|robbery/),
  hint('crime', 'theGun', /gun\b|bullet|shot\b|killer|john wick/),
  hint('mystery', 'magnifyingGlass', /zodiac|clue|detective|sherlock|holmes/),
  hint('mystery', 'keyhole', /secret|key\b|panic room/),
  hint('mystery', 'fog', /mist\b|memento|insomnia/),
  hint('fantasy', 'sword', /sword|excalibur|blade\b|highlander|kill bill|zorro/),
  hint('fantasy', 'towers', /castle|palace|hogwarts|potter|narnia/),
  hint('fantasy', 'forest', /forest|princess mononoke|totoro|jungle|woods/),
  hint('adventure', 'peaks', /mountain|everest|revenant|vertical|cliff/),
  hint('adventure', 'sail', /pirate|caribbean|master and|titanic|boat|bounty|moana|pi$/),
  hint('adventure', 'pyramids', /dune|mummy|arabia|pyramid|egypt|nile|pharaoh/),
  hint('adventure', 'hotAirBalloon', /around the world|wizard of oz/),
  hint('adventure', 'compass', /indiana|raiders|lost|cast away/),
  hint('action', 'wheel', /speed|driv(e|er)\b|furious|mad max|rush\b|wheels?|taxi/),
  hint('action', 'bolt', /thor\b|flash|thunder|shazam|lightning/),
  hint('action', 'threeDarts', /top gun|arrow|dart|hawkeye/),
];

/** Families so general that any motif suits them. */
const BROAD: ReadonlySet<FamilyName> = new Set(['drama', 'adventure', 'action', 'thriller']);

/** Other families that a hint may be used in: a robot suits a comedy, but not a romance. */
const SUITS: Readonly<Partial<Record<FamilyName, ReadonlyArray<FamilyName>>>> = {
  animation: ['comedy', 'fantasy', 'scifi'],
  scifi: ['animation', 'mystery'],
  horror: ['mystery', 'crime', 'fantasy', 'scifi'],
  romance: ['comedy', 'music', 'war'],
  history: ['war', 'fantasy', 'crime'],
  music: ['romance', 'comedy'],
  thriller: ['crime', 'mystery', 'horror', 'scifi'],
  drama: ['crime', 'mystery', 'horror', 'comedy', 'animation', 'romance', 'documentary'],
  crime: ['mystery', 'comedy'],
  mystery: ['crime', 'horror', 'scifi'],
  fantasy: ['animation', 'history'],
  adventure: ['animation', 'war', 'romance', 'fantasy', 'scifi', 'history'],
  action: ['crime', 'scifi', 'fantasy', 'war'],
};

/** Returns the motif for a title by its words; undefined without a match or if the motif contradicts the family of its genres. */
export function findTitleComposition(title: string, family: FamilyName): Composition | undefined {
  const lowerCaseTitle = title.toLowerCase();
  const found = HINTS.find(({ pattern }) => pattern.test(lowerCaseTitle));
  if (!found) return undefined;
  const suits = BROAD.has(family) || found.family === family || SUITS[found.family]?.includes(family);
  return suits ? found.motif : undefined;
}
