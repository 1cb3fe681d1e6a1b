/** A typed text, and the name that has to be among the first five results: "Title (year)" or a person's name. */
export type ScoredSearch = readonly [typed: string, expected: string];

/** Searches as people type them, by kind of spelling. `scored-searches.test.ts` counts how many find what was meant. */
export const SCORED_SEARCHES: Readonly<Record<string, ReadonlyArray<ScoredSearch>>> = {
  plain: [
    ['inception', 'Inception (2010)'], ['the godfather', 'The Godfather (1972)'], ['casablanca', 'Casablanca (1942)'], ['heat', 'Heat (1995)'],
    ['alien', 'Alien (1979)'], ['aliens', 'Aliens (1986)'], ['jaws', 'Jaws (1975)'], ['psycho', 'Psycho (1960)'], ['vertigo', 'Vertigo (1958)'],
    ['metropolis', 'Metropolis (1927)'], ['parasite', 'Parasite (2019)'], ['joker', 'Joker (2019)'], ['up', 'Up (2009)'], ['it', 'It (2017)'],
    ['her', 'Her (2013)'], ['rocky', 'Rocky (1976)'], ['breaking bad', 'Breaking Bad (2008)'], ['the wire', 'The Wire (2002)'], ['friends', 'Friends (1994)'],
    ['sherlock', 'Sherlock (2010)'], ['chernobyl', 'Chernobyl (2019)'], ['lost', 'Lost (2004)'], ['dark', 'Dark (2017)'], ['fargo', 'Fargo (1996)'],
    ['the thing', 'The Thing (1982)'], ['halloween', 'Halloween (1978)'], ['dune', 'Dune (2021)'], ['scarface', 'Scarface (1983)'],
  ],
  parts: [
    ['shawshank', 'The Shawshank Redemption (1994)'], ['star', 'Star Wars (1977)'], ['pulp', 'Pulp Fiction (1994)'], ['private ryan', 'Saving Private Ryan (1998)'],
    ['fellowship', 'The Lord of the Rings: The Fellowship of the Ring (2001)'], ['eternal sunshine', 'Eternal Sunshine of the Spotless Mind (2004)'],
    ['cuckoos nest', "One Flew Over the Cuckoo's Nest (1975)"], ['strangelove', 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb (1964)'],
    ['mad max fury', 'Mad Max: Fury Road (2015)'], ['harry potter', "Harry Potter and the Philosopher's Stone (2001)"], ['grand budapest', 'The Grand Budapest Hotel (2014)'],
    ['truman', 'The Truman Show (1998)'], ['game of', 'Game of Thrones (2011)'], ['peaky', 'Peaky Blinders (2013)'], ['godf', 'The Godfather (1972)'],
    ['interst', 'Interstellar (2014)'], ['budapest hotel', 'The Grand Budapest Hotel (2014)'], ['rings king', 'The Lord of the Rings: The Return of the King (2003)'],
  ],
  joined: [
    ['bladerunner', 'Blade Runner (1982)'], ['starwars', 'Star Wars (1977)'], ['pulpfiction', 'Pulp Fiction (1994)'], ['fightclub', 'Fight Club (1999)'],
    ['madmax', 'Mad Max (1979)'], ['lordoftherings', 'The Lord of the Rings: The Fellowship of the Ring (2001)'], ['darkknight', 'The Dark Knight (2008)'],
    ['gameofthrones', 'Game of Thrones (2011)'], ['breakingbad', 'Breaking Bad (2008)'], ['toystory', 'Toy Story (1995)'], ['harrypotter', "Harry Potter and the Philosopher's Stone (2001)"],
    ['topgun', 'Top Gun (1986)'], ['diehard', 'Die Hard (1988)'], ['johnwick', 'John Wick (2014)'], ['backtothefuture', 'Back to the Future (1985)'],
  ],
  split: [
    ['ghost busters', 'Ghostbusters (1984)'], ['spider man', 'Spider-Man (2002)'], ['ant man', 'Ant-Man (2015)'], ['wall e', 'WALL·E (2008)'], ['x men', 'X-Men (2000)'],
    ['brave heart', 'Braveheart (1995)'], ['train spotting', 'Trainspotting (1996)'], ['dead pool', 'Deadpool (2016)'], ['zoo topia', 'Zootopia (2016)'],
    ['bird man', 'Birdman (2014)'], ['bat man', 'Batman (1989)'], ['ice age', 'Ice Age (2002)'],
  ],
  numerals: [
    ['seven', 'Se7en (1995)'], ['se7en', 'Se7en (1995)'], ['eight and a half', '8½ (1963)'], ['8 1/2', '8½ (1963)'], ['8½', '8½ (1963)'], ['matrix 2', 'The Matrix Reloaded (2003)'],
    ['rocky 2', 'Rocky II (1979)'], ['rocky two', 'Rocky II (1979)'], ['twelve angry men', '12 Angry Men (1957)'], ['7 samurai', 'Seven Samurai (1954)'],
    ['12 monkeys', 'Twelve Monkeys (1995)'], ['oceans 11', "Ocean's Eleven (2001)"], ['oceans twelve', "Ocean's Twelve (2004)"], ['godfather 2', 'The Godfather: Part II (1974)'],
    ['terminator two', 'Terminator 2: Judgment Day (1991)'], ['toy story three', 'Toy Story 3 (2010)'], ['the sixth sense', 'The Sixth Sense (1999)'],
    ['ten things i hate about you', '10 Things I Hate About You (1999)'], ['twenty one jump street', '21 Jump Street (2012)'], ['forty year old virgin', 'The 40 Year Old Virgin (2005)'],
    ['kill bill 2', 'Kill Bill: Vol. 2 (2004)'], ['four weddings', 'Four Weddings and a Funeral (1994)'], ['4 weddings', 'Four Weddings and a Funeral (1994)'], ['harry potter 3', 'Harry Potter and the Prisoner of Azkaban (2004)'],
    ['indiana jones 3', 'Indiana Jones and the Last Crusade (1989)'], ['dark knight 2', 'The Dark Knight (2008)'], ['hunger games 2', 'The Hunger Games: Catching Fire (2013)'],
  ],
  years: [
    ['dune 1984', 'Dune (1984)'], ['dune 2021', 'Dune (2021)'], ['blade runner 2049', 'Blade Runner 2049 (2017)'], ['blade runner 1982', 'Blade Runner (1982)'],
    ['wonder woman 1984', 'Wonder Woman 1984 (2020)'], ['the thing 2011', 'The Thing (2011)'], ['king kong 1933', 'King Kong (1933)'], ['king kong (2005)', 'King Kong (2005)'],
    ['godzilla 1998', 'Godzilla (1998)'], ['2001', '2001: A Space Odyssey (1968)'], ['1917', '1917 (2019)'], ['halloween 2018', 'Halloween (2018)'], ['carrie 1976', 'Carrie (1976)'],
    ['west side story 1961', 'West Side Story (1961)'], ['suspiria 1977', 'Suspiria (1977)'],
  ],
  otherNames: [
    ['lotr', 'The Lord of the Rings: The Fellowship of the Ring (2001)'], ['sen to chihiro', 'Spirited Away (2001)'], ['got', 'Game of Thrones (2011)'], ['himym', 'How I Met Your Mother (2005)'],
    ['leon', 'Léon: The Professional (1994)'], ['the professional', 'Léon: The Professional (1994)'], ['amelie', 'Amélie (2001)'], ['la vita e bella', 'Life Is Beautiful (1997)'],
    ['das leben der anderen', 'The Lives of Others (2006)'], ['der pate', 'The Godfather (1972)'], ['seven samurai', 'Seven Samurai (1954)'], ['shichinin no samurai', 'Seven Samurai (1954)'],
    ['oldboy', 'Oldboy (2003)'], ['la haine', 'La Haine (1995)'], ['cidade de deus', 'City of God (2002)'], ['city of god', 'City of God (2002)'], ['intouchables', 'The Intouchables (2011)'],
    ['untouchable', 'The Intouchables (2011)'], ['ladri di biciclette', 'Bicycle Thieves (1948)'], ['sorcerers stone', "Harry Potter and the Philosopher's Stone (2001)"], ['a new hope', 'Star Wars (1977)'],
    ['empire strikes back', 'The Empire Strikes Back (1980)'], ['la casa de papel', 'Money Heist (2017)'], ['tng', 'Star Trek: The Next Generation (1987)'], ['bttf', 'Back to the Future (1985)'],
    ['千と千尋の神隠し', 'Spirited Away (2001)'], ['star wars episode iv', 'Star Wars (1977)'], ['el laberinto del fauno', "Pan's Labyrinth (2006)"],
  ],
  chinese: [
    ['星際效應', 'Interstellar (2014)'], ['星际效应', 'Interstellar (2014)'], ['全面启动', 'Inception (2010)'], ['阿甘正传', 'Forrest Gump (1994)'], ['阿甘正傳', 'Forrest Gump (1994)'],
    ['寄生上流', 'Parasite (2019)'], ['复仇者联盟：无限之战', 'Avengers: Infinity War (2018)'], ['黑色追缉令', 'Pulp Fiction (1994)'], ['龙猫', 'My Neighbor Totoro (1988)'], ['龍貓', 'My Neighbor Totoro (1988)'],
    ['神隐少女', 'Spirited Away (2001)'], ['末日列车', 'Snowpiercer (2013)'],
  ],
  partsWithoutSpaces: [
    ['神隠し', 'Spirited Away (2001)'], ['千尋', 'Spirited Away (2001)'], ['もののけ', 'Princess Mononoke (1997)'], ['トトロ', 'My Neighbor Totoro (1988)'], ['動く城', "Howl's Moving Castle (2004)"],
    ['ラピュタ', 'Castle in the Sky (1986)'], ['巨人', 'Attack on Titan (2013)'], ['鬼滅', 'Demon Slayer: Kimetsu no Yaiba (2019)'], ['魔法石', "Harry Potter and the Philosopher's Stone (2001)"],
    ['追緝令', 'Pulp Fiction (1994)'], ['俱乐部', 'Fight Club (1999)'], ['移動城堡', "Howl's Moving Castle (2004)"], ['บาก', 'Ong-Bak (2003)'],
  ],
  elidedWords: [
    ['avventura', "L'Avventura (1960)"], ["l'avventura", "L'Avventura (1960)"], ['conseguenze amore', 'The Consequences of Love (2004)'], ['anatomie chute', 'Anatomy of a Fall (2023)'],
    ['chute', 'Anatomy of a Fall (2023)'],
  ],
  formsOfAddress: [
    ['doctor strangelove', 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb (1964)'], ['dr strange', 'Doctor Strange (2016)'], ['dr who', 'Doctor Who (2005)'],
    ['mister nobody', 'Mr. Nobody (2009)'], ['fantastic mister fox', 'Fantastic Mr. Fox (2009)'], ['mister robot', 'Mr. Robot (2015)'], ['missus doubtfire', 'Mrs. Doubtfire (1993)'],
    ['saint vincent', 'St. Vincent (2014)'], ['st maud', 'Saint Maud (2020)'], ['saint elmos fire', "St. Elmo's Fire (1985)"], ['french lts woman', "The French Lieutenant's Woman (1981)"],
    ['robert downey junior', 'Robert Downey Jr.'],
  ],
  cyrillic: [['сталкер', 'Stalker (1979)'], ['солярис', 'Solaris (1972)'], ['иди и смотри', 'Come and See (1985)'], ['Броненосец Потемкин', 'Battleship Potemkin (1925)']],
  remakes: [
    ['the thing', 'The Thing (2011)'], ['dune', 'Dune (1984)'], ['a star is born', 'A Star Is Born (1976)'], ['scarface', 'Scarface (1932)'], ['the fly', 'The Fly (1958)'],
    ['batman', 'Batman (1966)'], ['the silence', 'The Silence (1963)'], ['matrix y:2003', 'The Matrix Reloaded (2003)'],
  ],
  typingErrors: [
    ['godfahter', 'The Godfather (1972)'], ['teh matrix', 'The Matrix (1999)'], ['sharkshank redemtion', 'The Shawshank Redemption (1994)'], ['pulp ficton', 'Pulp Fiction (1994)'],
    ['casablnca', 'Casablanca (1942)'], ['intersteller', 'Interstellar (2014)'], ['inceptoin', 'Inception (2010)'], ['schindlers lst', "Schindler's List (1993)"], ['jurrasic park', 'Jurassic Park (1993)'],
    ['breakin bad', 'Breaking Bad (2008)'], ['stanger things', 'Stranger Things (2016)'], ['gladaitor', 'Gladiator (2000)'], ['forest gump', 'Forrest Gump (1994)'], ['momento', 'Memento (2000)'],
    ['requim for a dream', 'Requiem for a Dream (2000)'], ['bladeruner', 'Blade Runner (1982)'], ['goodfelas', 'GoodFellas (1990)'], ['apocalipse now', 'Apocalypse Now (1979)'],
  ],
  people: [
    ['tom hanks', 'Tom Hanks'], ['nolan', 'Christopher Nolan'], ['tarantino', 'Quentin Tarantino'], ['leonardo dicapro', 'Leonardo DiCaprio'], ['meryl streep', 'Meryl Streep'], ['kubrick', 'Stanley Kubrick'],
    ['scarlett johanson', 'Scarlett Johansson'], ['miyazaki', 'Hayao Miyazaki'], ['hitchcock', 'Alfred Hitchcock'], ['denis villeneuve', 'Denis Villeneuve'], ['bong joon ho', 'Bong Joon-ho'],
    ['penelope cruz', 'Penélope Cruz'], ['cuba gooding junior', 'Cuba Gooding Jr.'], ['steve mcqueen', 'Steve McQueen'],
  ],
  shortPrefixes: [
    ['cas', 'Casablanca (1942)'], ['god', 'The Godfather (1972)'], ['inc', 'Inception (2010)'], ['int', 'Interstellar (2014)'], ['mat', 'The Matrix (1999)'], ['tit', 'Titanic (1997)'],
    ['psy', 'Psycho (1960)'], ['ali', 'Alien (1979)'], ['ver', 'Vertigo (1958)'], ['bre', 'Breaking Bad (2008)'], ['stra', 'Stranger Things (2016)'], ['sop', 'The Sopranos (1999)'],
    ['gam', 'Game of Thrones (2011)'], ['pul', 'Pulp Fiction (1994)'], ['for', 'Forrest Gump (1994)'], ['glad', 'Gladiator (2000)'], ['bla', 'Blade Runner (1982)'], ['par', 'Parasite (2019)'],
    ['the m', 'The Matrix (1999)'], ['the g', 'The Godfather (1972)'],
    ['hitch', 'Alfred Hitchcock'], ['kubr', 'Stanley Kubrick'], ['tara', 'Quentin Tarantino'], ['dica', 'Leonardo DiCaprio'], ['spiel', 'Steven Spielberg'], ['nol', 'Christopher Nolan'], ['bog', 'Humphrey Bogart'],
  ],
};
