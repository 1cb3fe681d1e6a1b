import { expect, it } from 'vitest';
import { playedTitle } from './netflix-title';

const seasonsOf = (...parts: ReadonlyArray<string>): ReadonlyArray<number | null | undefined> =>
  parts.map((part) => playedTitle(`Dark: ${part}: Secrets`)?.episode.season);

it('reads seasons in the languages of Netflix’s site', () => {
  const seasons = ['Season 2', 'Staffel 2', 'Saison 2', 'Temporada 2', 'Stagione 2', 'Seizoen 2', 'Säsong 2', 'Sæson 2', 'Sesong 2',
    'Kausi 2', 'Сезон 2', '2-й сезон', 'Sezon 2', '2. Sezon', 'Řada 2', '2. řada', 'Série 2', '2. série', '2. évad', 'Κύκλος 2',
    'Sezonul 2', 'Sezona 2', '2. sezona', 'シーズン2', 'シーズン 2', '시즌 2', '第 2 季', '第2季', '第二季', 'Musim 2', 'Mùa 2', 'الموسم 2',
    'עונה 2', 'Część 2', 'Часть 2', 'Частина 2', 'Deel 2', 'パート2', '파트 2'];
  expect(seasonsOf(...seasons)).toEqual(seasons.map(() => 2));
  expect(seasonsOf('第十季', '第十二季')).toEqual([10, 12]);
  const limited = ['Limited Series', 'Miniseries', 'Miniserie', 'Mini-série', 'Série limitée', 'Minissérie', 'Série limitada',
    'Serie limitada', 'Miniserie limitata', 'Serie limitată', 'Мини-сериал', 'Мінісеріал', 'Minisérie', 'Minisorozat', 'Mini Dizi',
    'Mini dizi', 'Minisarja', 'Miniserial', 'Miniserija', '限定シリーズ', 'リミテッドシリーズ', '리미티드 시리즈', '迷你剧', '限定劇'];
  expect(seasonsOf(...limited)).toEqual(limited.map(() => 1));
});

it('takes no other words for a season, and no film with a colon for an episode', () => {
  const others = ['Sezonal 2', 'Kausi', 'Сезонный 2', 'Season 2nd', 'Minisarjat', '第二人', 'シーズン', '2. Evade', 'Сезон 20241',
    'Мини-сериалы', '2 Série'];
  expect(seasonsOf(...others)).toEqual(others.map(() => undefined));
  for (const film of ['Kill Bill: Volume 2', 'Mission: Impossible', 'Mission: Impossible: Fallout', 'Часть: Часть 2', 'アキラ：シーズン2', '雪：月：花'])
    expect(playedTitle(film)).toBeNull();
});

it('reads colons of full width, with and without a blank, and with a blank before them', () => {
  expect(['ダーク：シーズン2：秘密', '怪奇物语： 第二季： 第一章：开始', 'Dark\u00A0: Saison 2\u00A0: Secrets', 'Elite : Elite 2 : Gone'].map((text) => {
    const { title, episode } = playedTitle(text) ?? {};
    return [title?.name, title?.mediaType, episode?.season, episode?.name];
  })).toEqual([['ダーク', 'tv', 2, '秘密'], ['怪奇物语', 'tv', 2, '第一章: 开始'], ['Dark', 'tv', 2, 'Secrets'], ['Elite', 'tv', 2, 'Gone']]);
});
