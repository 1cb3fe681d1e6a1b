/** Names of columns in tables without a service, as people and small programs write them. Compared without case, blanks, `_` and `-`. */
export const NAMES = {
  /** A "name" beside another of these is that of a person. */
  title: ['title', 'film', 'movie', 'movie title', 'movie name', 'film title', 'film name', 'titel', 'filmtitel', 'titre', 'título',
    'titulo', 'titolo', 'tytuł', 'название', 'назва', '标题', '片名', '電影', '標題', 'タイトル', '作品名', '제목', '영화',
    'movie (year)', 'title (year)', 'film (year)', 'titel (jahr)', 'film (jahr)', 'titre (année)', 'film (année)', 'name'],
  /** The series of a row that is about an episode: then `title` is the episode's. */
  series: ['grandparent title', 'series title', 'series name', 'show title', 'show name', 'tv show', 'show'],
  /** The series of a row with the numbers of an episode; else the title, where no other column names one. */
  numberedSeries: ['series', 'serie', 'anime', 'anime title'],
  /** Name titles where no other column does. */
  otherTitle: ['item name', 'media title', 'media name', 'video title', 'content title', 'program title', 'programme title', 'program',
    'programme', 'original title', 'primary title', 'english title', 'titles', 'films', 'movies', 'filme', 'name of film', 'name of movie',
    'movie/show', 'movie/tv show', 'film/series', 'movies/shows'],
  episodeName: ['episode title', 'episode name'],
  /** Of an episode that has a name: else the day can be that of its series. */
  broadcast: ['air date', 'aired', 'date aired', 'first aired', 'original air date', 'episode air date', 'broadcast date'],
  year: ['year', 'release year', 'release date', 'released', 'release', 'jahr', 'erscheinungsjahr', 'année', 'annee', 'año', 'ano', 'anno',
    'rok', 'год', 'рік', '年份', '年', '연도'],
  /** Say whose rating it is: beside them, one of `rating` is that of a community, or of an age. */
  ownRating: ['your rating', 'my rating', 'personal rating', 'user rating', 'rating_user', 'my score', 'meine bewertung', 'ma note',
    'mi nota', 'моя оценка', '个人评分', 'my vote', 'your vote', 'user vote'],
  rating: ['rating', 'score', 'stars', 'bewertung', 'nota', 'puntuación', 'valoración', 'voto', 'ocena', 'оценка', '评分', '評分', '評価',
    '평점', 'vote'],
  /** French for a rating, in a table whose titles have a French heading; else a text. */
  frenchRating: ['note'],
  /** Of a viewing only: our own table of the history has it. */
  ratingThen: ['viewing rating'],
  watched: ['WatchedDate', 'watched_at', 'date watched', 'last watched', 'watched on', 'watch date', 'date seen', 'seen on', 'viewed on',
    'date viewed', 'last viewed at', 'last played', 'date played', 'last played date', 'gesehen am', 'vu le', 'visto el', 'end date',
    'date finished', 'my finish date', 'finished', 'date completed', 'completed at', 'finished at', 'viewing date', 'date of viewing',
    'viewed at', 'viewed date', 'last viewed', 'seen at', 'seen date', 'last seen', 'day watched', 'angesehen am', 'geschaut am',
    'дата просмотра', 'fecha de visionado', 'data visione', 'data obejrzenia', '观看日期'],
  /** A day of which the column does not say what happened on it. */
  date: ['date', 'datum', 'fecha', 'дата', '日期'],
  /** The day of a rating, and that on which a title came to a list. */
  rated: ['rated_at', 'date rated', 'rated on', 'rating date', 'vote date'],
  added: ['Added', 'watchlisted_at'],
  /** Says yes or no, or the day. */
  seen: ['watched', 'seen', 'viewed', 'checked', 'gesehen', 'vu', 'visto'],
  /** The latest episode of a series that was begun. */
  lastEpisode: ['last ep watched'],
  /** Says what the person means to do with the title, or has done. */
  status: ['status', 'my status', 'list status'],
  /** Says yes or no; Simkl has its states here. */
  watchlisted: ['in_watchlist', 'watchlist'],
  /** Says yes or no. */
  loved: ['favorite', 'favourite', 'is_favorite', 'loved'],
  imdbId: ['imdbID', 'tconst'],
  /** May hold a link to a title. */
  link: ['imdb url', 'imdb link', 'imdb', 'url', 'link'],
  director: ['directors', 'director', 'directed by', 'regie', 'réalisateur', 'regia'],
  type: ['type', 'media type', 'title type', 'item type', 'typ', 'media', 'anime type', 'series type'],
  season: ['Season Number', 'season', 's_no', 'episode_season_number', 'parent media index', 'ParentIndexNumber', 'staffel'],
  episode: ['Episode Number', 'episode', 'ep_no', 'media index', 'IndexNumber', 'folge', 'season/episode', 'episode code'],
  note: ['note', 'notes', 'review', 'description', 'comment', 'comments', 'notizen'],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>;
