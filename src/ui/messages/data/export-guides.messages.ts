/** A service's export: its files, and what becomes of them. */
type ExportGuide = {
  /** Anchor of its section on the help page. */
  readonly id: string;
  readonly service: string;
  /** Kinds of files, in short. */
  readonly gives: string;
  readonly paragraphs: ReadonlyArray<string>;
  readonly becomes: ReadonlyArray<string>;
};

export const EXPORT_GUIDES_HEADING = 'Bring your history';
export const EXPORT_GUIDES_LEAD =
  'Sign in and add another service’s files, as they are, on the [Import](/user-profile/settings/import) page. You see what each row becomes before anything is added.';

/** The services whose files are read. */
export const EXPORT_GUIDES: ReadonlyArray<ExportGuide> = [
  {
    id: 'import-letterboxd', service: 'Letterboxd', gives: 'A ZIP archive of your account, or single CSV files',
    paragraphs: [
      'Sign in to Letterboxd in this browser and open its [export](https://letterboxd.com/data/export/): the download begins at once. The same button is in its settings, under Data.',
      'It is a ZIP archive of your whole account. Choose the archive itself: there is no need to unpack it. The CSV files in it and the file of a single list work too.',
    ],
    becomes: [
      'Diary and watched films become your watch history. Films only marked as watched have an unknown day.',
      'Star ratings are doubled: 4½ stars become 9.',
      'The watchlist, likes and lists become lists, in their order and with their notes. Likes become favorites.',
      'A review becomes a viewing with its rating. Its text, tags, comments and your profile there are left out.',
    ],
  },
  {
    id: 'import-imdb', service: 'IMDb', gives: 'CSV files of ratings, check-ins, the watchlist and lists',
    paragraphs: [
      'Sign in to IMDb in a browser, open your ratings, your watchlist or a list, and choose Export there, for each of them. IMDb makes the files and offers them on the page [Your exports](https://www.imdb.com/exports/).',
      'They are CSV files. Choose all of them at once. Files of former years work too.',
    ],
    becomes: [
      'Ratings keep their days.', 'The watchlist and lists keep their order and notes.',
      'Check-ins become viewings with their days.',
      'The rating of an episode comes with a viewing of it where the catalogue has it. Games and podcasts are left out and named.',
    ],
  },
  {
    id: 'import-trakt', service: 'Trakt', gives: 'A ZIP archive with JSON files',
    paragraphs: [
      'Sign in to Trakt in a browser, open [Settings, Data](https://trakt.tv/settings/data) and export your data.',
      'It is a ZIP archive with JSON files. Choose the archive itself. The folders of its former backups and files of its API work too.',
    ],
    becomes: [
      'Plays of films and of single episodes become viewings; several on the same day become one.',
      'Ratings of films and series, the watchlist, favorites and lists are added, with the notes on lists.',
      'The rating of an episode stays with the viewing of it. Ratings of seasons, and seasons and episodes on lists, are left out and named.',
      'Your collection, your comments and your other notes are left out.',
    ],
  },
  {
    id: 'import-tmdb', service: 'TMDB', gives: 'CSV files of ratings, the watchlist, favorites and lists',
    paragraphs: [
      'Sign in to [TMDB](https://www.themoviedb.org/login) in a browser, open your profile and there your ratings, your watchlist, your favorites or a list, and export it, for each of them.',
      'They are CSV files, some of them in a ZIP archive. Choose all of them at once, as they are.',
    ],
    becomes: [
      'Titles are found by TMDB’s own numbers, series of rated episodes by their names.',
      'Ratings of titles keep their days; the watchlist, favorites and lists become lists.',
      'The rating of an episode comes with a viewing of it, on an unknown day.',
    ],
  },
  {
    id: 'import-tv-time', service: 'TV Time',
    gives: 'The ZIP archive of your data request, or files of a browser exporter',
    paragraphs: [
      'TV Time ended on 15 July 2026. If you asked for your data before, you have a ZIP archive: choose it as it is. If it has a password, unpack it first. Files of exporters that ran in the browser, CSV or JSON, work too.',
    ],
    becomes: [
      'Episodes that you watched become viewings with their days, rewatches on other days as well.',
      'Films that you watched, and what you kept for later, are added. Series that you followed and had not begun go to your watchlist.',
      'Favorites, lists and your ratings of series are added. Episode ratings and emotions are not.', 'Dates in 1970 stand for an unknown day and stay unknown.',
    ],
  },
  {
    id: 'import-netflix', service: 'Netflix', gives: 'The CSV file of your viewing activity',
    paragraphs: [
      'Sign in to Netflix in a browser, choose your profile and open its [viewing activity](https://www.netflix.com/viewingactivity). Below the titles, choose Download all.',
      'It is a CSV file with titles and days. The file of a [data request](https://www.netflix.com/account/getmyinfo) works too.',
    ],
    becomes: [
      'Films become viewings with their days.',
      'Netflix names episodes by title. An episode becomes a viewing where the catalogue has its title; the others stay in your account without a title and are never taken for films.',
    ],
  },
  {
    id: 'import-simkl', service: 'Simkl', gives: 'The JSON file of your account',
    paragraphs: [
      'Sign in to Simkl in a browser, open its [backup](https://simkl.com/apps/backup/) and download it. Simkl offers it to its paying members.',
      'It is a JSON file in a ZIP archive. Choose it as it is.',
    ],
    becomes: ['Films and episodes become viewings with their days, what you plan to watch goes to your watchlist, and ratings keep their days.'],
  },
  {
    id: 'import-table', service: 'Any table or list',
    gives: 'A CSV file with a column for titles, or pasted lines such as “Heat (1995)”',
    paragraphs: [
      'A table needs a column named title, name or film, also in some other languages. Columns for the year, the IMDb or TMDB number, the rating and the day help. You can also paste lines of text, one title per line.',
    ],
    becomes: [
      'You choose whether it becomes a list, viewings or ratings.',
      'A list keeps its notes. Notes on viewings and ratings, and tags, are left out.',
    ],
  },
];
