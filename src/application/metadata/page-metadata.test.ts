import { describe, expect, it } from 'vitest';
import { aPerson } from '#domain/catalogue/person.fixture';
import { aCast, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { parsePersonId, personAddress, titleAddress } from './addresses';
import { excludeFromSearch, replaceMetadata } from './replace-metadata';
import type { PageMetadata } from './page-metadata';
import { personMetadata } from './person-metadata';
import { sharedListMetadata } from './shared-list-metadata';
import { titleMetadata } from './title-metadata';

const SITE = 'https://films.example';
const IMAGE = `${SITE}/posters/movie-603.jpg`;
const DOCUMENT =
  '<!doctype html><html><head>\n    <title>Marquee</title>\n    <meta name="viewport" content="width=device-width"/>\n    <meta property="og:image" content="/share.jpg">\n  </head>\n  <body><title>kept</title></body></html>';
const film = aTitleDetails({ id: 603, title: 'Night Ferry', year: 1961, runtime: 97 });

/** Returns the structured data of a document. */
const dataIn = (html: string): unknown => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
const dataOf = (head: PageMetadata): unknown => dataIn(replaceMetadata(DOCUMENT, head, SITE));

describe('addresses', () => {
  it('of titles and people are those of the app', () => {
    expect([titleAddress({ mediaType: 'tv', id: -60 }), personAddress(500)]).toEqual(['/details?type=tv&id=-60', '/person?id=500']);
  });

  it.each<[string | null, number | null]>([
    ['500', 500],
    ['-7', -7],
    ['0', null],
    ['05', null],
    ['1.5', null],
    ['12345678901', null],
    ['', null],
    [null, null],
  ])('parsePersonId(%j) is %j', (id, parsed) => expect(parsePersonId(id)).toBe(parsed));
});

describe('replaceMetadata', () => {
  it('replaces what the document says about its page and keeps the rest', () => {
    const html = replaceMetadata(DOCUMENT, titleMetadata(film, IMAGE, SITE), SITE);
    expect(html.match(/<title>[^<]*/g)).toEqual(['<title>Night Ferry (1961) · Marquee', '<title>kept']);
    expect(html.match(/og:image" content="[^"]*/g)).toEqual([`og:image" content="${IMAGE}`]);
    expect(html).toContain(`<link rel="canonical" href="${SITE}/details?type=movie&amp;id=603"/>`);
    expect(html).toContain('<meta name="viewport" content="width=device-width"/>');
    expect(html).toContain('<meta property="og:type" content="video.movie"/>');
    expect(html).not.toContain('noindex');
    // A second replacement leaves nothing of the first.
    expect(replaceMetadata(DOCUMENT, personMetadata(aPerson(), null, SITE), SITE)).toBe(
      replaceMetadata(
        DOCUMENT.replace('</head>', '<link rel="canonical" href="/x"><meta name="twitter:card" content="x"></head>'),
        personMetadata(aPerson(), null, SITE),
        SITE,
      ),
    );
  });

  it('escapes every text, so that no title can add an element or end the structured data', () => {
    const evil = '</title></script><script>alert("1")</script><!--\'&';
    const title = titleMetadata(
      aTitleDetails({ title: evil, overview: evil, genres: [evil], cast: aCast(1).map((member) => ({ ...member, name: evil })) }),
      `https://x/"><script>`, SITE,
    );
    const heads = [
      title,
      personMetadata(aPerson({ name: evil, biography: evil }), null, SITE),
      sharedListMetadata({ name: evil, displayName: null, owner: evil, itemCount: 1 }),
    ];
    for (const head of heads) {
      const html = replaceMetadata(DOCUMENT, head, SITE);
      const own = html.slice(0, html.indexOf('</head>'));
      expect(own.match(/<script[^>]*>/g) ?? []).toEqual(head.data === undefined ? [] : ['<script type="application/ld+json">']);
      expect(own.match(/<\/(?:script|title)>/g)).toHaveLength(head.data === undefined ? 1 : 2);
      expect(own).not.toContain('<!--');
    }
    expect(dataOf(title)).toMatchObject({ name: evil, genre: [evil], actor: [{ name: evil }] });
  });

  it('leaves a document without a head unchanged', () => {
    expect([replaceMetadata('no head', personMetadata(aPerson(), null, null), null), excludeFromSearch('no head')]).toEqual([
      'no head', 'no head',
    ]);
  });

  it('excludeFromSearch adds noindex and keeps the title', () => {
    expect(excludeFromSearch(DOCUMENT)).toMatch(/<title>Marquee<\/title>[\s\S]*<meta name="robots" content="noindex"\/>\s*<\/head>/);
  });
});

describe('structured data', () => {
  it('of a film names its facts and people with their addresses', () => {
    expect(dataOf(titleMetadata(film, IMAGE, SITE))).toMatchObject({
      '@context': 'https://schema.org', '@type': 'Movie', name: 'Night Ferry', url: `${SITE}/details?type=movie&id=603`, image: IMAGE,
      datePublished: film.date, genre: film.genres, duration: 'PT97M',
      director: [{ '@type': 'Person', name: 'Henriette Dufour', url: `${SITE}/person?id=801` }],
      sameAs: 'https://www.imdb.com/title/tt0900001/',
    });
  });

  it('of a series has its seasons, and leaves out what is unknown', () => {
    const series = aTitleDetails({
      mediaType: 'tv', id: 1396, date: null, year: 2008, seasonCount: 5, runtime: 47,
      cast: [],
      crew: [],
      genres: [],
      imdbId: null,
      countries: [],
      overview: null,
    });
    const data = dataOf(titleMetadata(series, null, null));
    expect(data).toMatchObject({ '@type': 'TVSeries', startDate: '2008', numberOfSeasons: 5 });
    expect(
      Object.keys(data as object).filter((key) =>
        /duration|image|url|actor|creator|genre|sameAs|countryOfOrigin|description|datePublished/.test(key),
      ),
    ).toEqual([]);
  });

  it('of a person has dates, birthplace and address', () => {
    const person = aPerson({ id: 801, born: '1920-02-03', died: null, birthplace: 'Nantes', imdbId: 'nm0000801' });
    expect(dataOf(personMetadata(person, null, SITE))).toMatchObject({
      '@type': 'Person', name: person.name, url: `${SITE}/person?id=801`, birthDate: '1920-02-03', birthPlace: 'Nantes',
      sameAs: 'https://www.imdb.com/name/nm0000801/',
    });
  });
});

describe('personMetadata', () => {
  const of = (biography: string | null, titles = aPerson().titles): string =>
    personMetadata(aPerson({ biography, titles }), null, null).description;

  it('describes with the start of the biography, cut after a whole word', () => {
    expect(of('She sold tickets.\n\nNever again.')).toBe('She sold tickets. Never again.');
    expect(of(`${'Zoé sang. '.repeat(16)}Then`)).toBe(`${'Zoé sang. '.repeat(15)}Zoé sang…`);
    expect(of(`${'x'.repeat(150)} Émile-Zoé, and more of it`)).toBe(`${'x'.repeat(150)}…`);
    expect(of('字'.repeat(400))).toBe(`${'字'.repeat(160)}…`);
  });

  it('names the best-known titles when there is no biography', () => {
    expect(of(null)).toBe('Filmography of Henriette Dufour, known for Night Ferry and A Room on the Quay.');
    expect(of(null, [])).toBe('Filmography of Henriette Dufour.');
  });
});

describe('sharedListMetadata', () => {
  it('names list, owner and number of titles, and is excluded from search', () => {
    const head = sharedListMetadata({ name: 'night_ferries', displayName: null, owner: 'Sara Shares', itemCount: 12 });
    expect([head.title, head.description]).toEqual(['Night ferries', '“Night ferries”, a list of 12 titles by Sara Shares.']);
    expect(sharedListMetadata({ name: 'dc_universe', displayName: 'DC Universe', owner: 'Sara', itemCount: 2 }).title).toBe('DC Universe');
    expect(sharedListMetadata({ name: 'x', displayName: null, owner: 'Sara', itemCount: 1 }).description).toBe(
      '“X”, a list of 1 title by Sara.',
    );
    const html = replaceMetadata(DOCUMENT, head, SITE);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/canonical|og:url|ld\+json/);
  });
});
