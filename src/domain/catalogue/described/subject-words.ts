import { foldWords } from '#domain/catalogue/text-match/fold';
import { FILLER_WORDS } from './described-words';
import { MORE_SUBJECTS } from './more-subjects';
import { PLOT_SUBJECTS } from './plot-subjects';
import { rootPhrase, singularPhrase } from './word-forms';

/** Words of a description that say nothing of what titles are about, beside those of `FILLER_WORDS`. */
export const SUBJECT_FILLERS: ReadonlySet<string> = new Set((
  'who whose where when while his her their its he she it him them they this these what which by featuring starring at on into as be being '
  + 'has have having does do turns turn becomes become gets get goes go going comes come looking looks falls fall must can cant dont '
  + 'without between within left work works lost name main character characters plot story stories based novel novels book books most see '
  + 'sees try tries want wants find finds meet meets take takes make makes love loves fight fights loses lose run runs live lives stuck '
  + 'behind during against among around near inside outside off out up down back away together very really'
).split(' '));

/** Those of them that are what a text is about if it says nothing else: “films about love”. */
const LAST_SUBJECTS: ReadonlySet<string> = new Set('love loves book books fight fights'.split(' '));

export const isFillerWord = (word: string): boolean => FILLER_WORDS.has(word) || SUBJECT_FILLERS.has(word);

/** Returns the words that say what titles are about. @param isSaid whether the text has a fact too, so that it is no name. */
export const withoutFillers = (words: ReadonlyArray<string>, isSaid: boolean): ReadonlyArray<string> => {
  const left = words.filter((word) => !isFillerWord(word));
  // “Based on a book” is no film about books.
  return left.length > 0 || !isSaid || words.includes('based') ? left : words.filter((word) => LAST_SUBJECTS.has(word));
};

/**
 * Groups of subjects in TMDB's words that mean the same for a search. The first of a line may be words that no title has as a keyword.
 * Keywords that contain a word ("shark attack") are found without a line here.
 */
const SAME: ReadonlyArray<string> = [
  'heist|robbery|bank robbery|bank heist|caper',
  'bank robbery|bank robber|bank heist|hold up robbery',
  'gangster|mafia|mobster|organized crime|mob|crime boss',
  'mafia|gangster|mobster|organized crime|camorra|cosa nostra',
  'detective|private detective|police detective|whodunit|private eye|investigation',
  'whodunit|murder mystery',
  'hitman|assassin|contract killer|killer',
  'cop|police|police officer|policeman|police detective',
  'lawyer|attorney|law firm|legal drama|courtroom|trial|court',
  'courtroom|court|court case|trial|juror|jury|judge|courtroom drama|legal drama|lawyer',
  'journalism|journalist|reporter|newspaper|investigative journalism',
  'doctor|hospital|medical|surgeon|medicine',
  'medical|hospital|doctor|surgeon|medicine',
  'politics|politician|political|president|election|senator',
  'plane|airplane|aircraft|airplane crash|pilot|plane crash|flight|airport',
  'airplane|plane|aircraft|airplane crash|pilot|flight',
  'plane crash|airplane crash|plane accident|airplane accident',
  'spaceship|spacecraft|space ship',
  'space|outer space|spaceship|spacecraft|astronaut|space travel|space station',
  'space travel|spaceship|outer space|astronaut',
  'outer space|space|spaceship|spacecraft|space travel',
  'time loop|groundhog day|time warp|repeating day',
  'time travel|time machine|time traveler',
  'post apocalyptic|post apocalyptic future|post apocalypse|apocalypse',
  'post apocalypse|post apocalyptic future|apocalypse',
  'end of the world|apocalypse|post apocalyptic future',
  'dystopian|dystopia', 'dystopia|totalitarian regime',
  'ai|artificial intelligence', 'artificial intelligence|android|sentient computer',
  'robot|android|cyborg|mecha', 'android|robot|humanoid',
  'computer|hacker|artificial intelligence|operating system',
  'hacker|hacking|computer hacker|computer',
  'haunted house|haunting|ghost|haunted mansion',
  'ghost|spirit|haunting|haunted house|poltergeist',
  'dead people|ghost|spirit|afterlife',
  'serial killer|murderer|psychopath',
  'slasher|masked killer|serial killer',
  'spy|espionage|secret agent|intelligence agency|cia|kgb|mi6',
  'nazi|nazi germany|third reich|ss|national socialism',
  'holocaust|concentration camp|auschwitz|death camp|jewish ghetto',
  'world war 2|world war ii', 'second world war|world war ii', 'ww2|world war ii', 'wwii|world war ii',
  'world war 1|world war i', 'first world war|world war i', 'ww1|world war i',
  'vietnam|vietnam war|vietnam veteran', 'cooking|chef|cook|restaurant|culinary art|food', 'cook|chef|cooking|restaurant',
  'chef|cook|cooking|restaurant', 'food|cooking|restaurant|chef',
  'stock market|wall street|stockbroker|stock exchange|finance', 'stock broker|stockbroker|wall street|stock market',
  'superhero|super hero|superpower|based on comic', 'super hero|superhero',
  'magician|magic trick|illusionist|illusion|trick|stage magic', 'witch|witchcraft|sorceress|wizard', 'wizard|sorcerer|witch|magic',
  'body swap|body switch|role reversal|switched bodies', 'amnesia|memory loss|loss of memory',
  'memory|amnesia|memory loss|loss of memory', 'memory loss|amnesia', 'found footage|mockumentary|fake documentary',
  'silent|silent film|silent movie', 'anime|japanese animation', 'fashion|fashion magazine|fashion designer',
  'talking animal|anthropomorphism|talking dog|animal', 'giant ape|gorilla|giant animal|monkey', 'ape|gorilla|monkey',
  'rat|mouse', 'kid|child|boy', 'little girl|girl|child', 'boy|child|kid', 'sports|sport|athlete', 'sport|athlete|coach',
  'football|american football|football soccer|soccer', 'soccer|football soccer', 'boxing|boxer|prizefighter',
  'high school|teenager|school|prom', 'teacher|professor|high school teacher', 'cruel|abusive|abuse',
  'poor|poverty|working class|class difference',
  'rich|wealth|wealthy|rich family|upper class|class difference', 'greed|corruption|money', 'christmas|santa claus|holiday',
  'wedding|bride|marriage|bridesmaid', 'road trip|road movie', 'prison|jail|inmate|prisoner',
  'prison escape|prison break|escape from prison',
  'jail|prison', 'pirate|piracy|buccaneer', 'submarine|u boat', 'mars|planet mars', 'antarctica|antarctic|south pole|penguin',
  'ship|shipwreck|ocean liner|cruise ship', 'sinking|shipwreck|sinking ship', 'stranded|survival|castaway|deserted island',
  'survivor|survival', 'alone|isolation|loneliness', 'dream|nightmare|subconscious', 'toy|doll', 'cartel|drug cartel|drug lord',
  'drug|drug dealer|drug addiction|drug cartel', 'royal|royal family|royalty|queen|king|monarchy', 'office|workplace comedy|boss',
  'nuclear|nuclear disaster|nuclear power plant|radiation', 'deadly game|death game|survival', 'archaeologist|archaeology|treasure',
  'berlin wall|east germany|east berlin|stasi', 'ballet|ballet dancer|dancer', 'wall street|stockbroker|stock market',
  'gay|lgbt|homosexuality|gay interest', 'lesbian|lgbt', 'real events|based on true story', 'true story|based on true story',
  'superheroes|superhero', 'flight attendant|stewardess', 'drummer|drum|jazz|music school',
];

type Groups = ReadonlyMap<string, ReadonlyArray<string>>;
let same: { readonly byPhrase: Groups; readonly byRoots: Groups } | null = null;

const readGroups = (): NonNullable<typeof same> => {
  const groups = [...SAME, ...MORE_SUBJECTS, ...PLOT_SUBJECTS].map((line) => {
    const [first = '', ...others] = line.split('|').map((each) => singularPhrase(foldWords(each)));
    return [first, others] as const;
  });
  // Of two forms of a word the first one counts.
  const byRoots = groups.toReversed().map(([first, others]) => [rootPhrase(first), [first, ...others]] as const);
  return { byPhrase: new Map(groups), byRoots: new Map(byRoots) };
};

/** Returns the subjects that a phrase of singular words also means, in another form of its words too ("stealing"); none for most. */
export const sameSubjects = (phrase: string): ReadonlyArray<string> => {
  same ??= readGroups();
  return same.byPhrase.get(phrase) ?? same.byRoots.get(rootPhrase(phrase)) ?? [];
};

/** Returns the number of words of the longest phrase with a line here that the words begin with, of at least two; else 0. */
export const knownPhraseLength = (words: ReadonlyArray<string>): number =>
  [4, 3, 2].find((length) => words.length >= length && sameSubjects(singularPhrase(words.slice(0, length))).length > 0) ?? 0;
