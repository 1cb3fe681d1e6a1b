/** Names of columns in tables without a service, as people and small programs write them. Compared without case, blanks, `_` and `-`. */
export const NAMES = {
  title: ['title', 'name', 'film', 'movie', 'movie title', 'movie name', 'film title', 'titel', 'filmtitel', 'titre', 'título', 'titulo',
    'titolo', 'tytuł'],
  /** The series of a row that is about an episode: then `title` is the episode's. */
  series: ['grandparent title', 'series title', 'series name', 'show title', 'show name', 'tv show', 'show'],
  /** The series of a row with the numbers of an episode; else the title, where no other column names one. */
  numberedSeries: ['series', 'serie', 'anime', 'anime title'],
  /** Name titles where no other column does. */
  otherTitle: ['item name', 'media title', 'media name', 'video title', 'content title', 'program title', 'programme title', 'program',
    'programme', 'original title', 'primary title', 'english title'],
  episodeName: ['episode title', 'episode name'],
  year: ['year', 'release year', 'release date', 'released', 'jahr', 'erscheinungsjahr', 'année', 'annee', 'año', 'ano', 'anno'],
  rating: ['rating', 'your rating', 'my rating', 'user rating', 'personal rating', 'score', 'my score', 'stars', 'bewertung',
    'meine bewertung', 'puntuación', 'valoración', 'voto'],
  /** Of a viewing only: our own table of the history has it. */
  ratingThen: ['viewing rating'],
  watched: ['WatchedDate', 'watched_at', 'date watched', 'last watched', 'watched on', 'watch date', 'date seen', 'seen on', 'viewed on',
    'date viewed', 'last viewed at', 'last played', 'date played', 'last played date', 'gesehen am', 'vu le', 'visto el'],
  /** Says yes or no, or the day. */
  seen: ['watched', 'seen', 'viewed', 'gesehen', 'vu', 'visto'],
  director: ['directors', 'director', 'directed by', 'regie', 'réalisateur', 'regia'],
  type: ['type', 'media type', 'title type', 'item type', 'typ'],
  season: ['Season Number', 'season', 's_no', 'episode_season_number', 'parent media index', 'ParentIndexNumber', 'staffel'],
  episode: ['Episode Number', 'episode', 'ep_no', 'media index', 'IndexNumber', 'folge'],
  note: ['note', 'notes', 'review', 'description', 'comment', 'comments', 'notizen'],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>;
