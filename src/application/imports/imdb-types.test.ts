import { expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';

const HEADER = 'Const,Your Rating,Date Rated,Title,Title Type,Year';

it.each([
  ['movie', ['Film', 'TV-Film', 'Spielfilm', 'Kurzfilm', 'Téléfilm', 'Película', 'Corto', 'Court-métrage', 'Vídeo', '映画']],
  ['tv', ['Fernsehserie', 'Miniserie', 'Serie TV', 'Mini serie TV', 'Série télévisée', 'Minissérie de TV', 'Сериал', 'シリーズ']],
  ['episode', ['TV-Episode', 'Folge', 'Épisode de série télévisée', 'Episodio della serie TV', 'Эпизод сериала', 'エピソード']],
  ['no-title', ['Videospiel', 'Jeu vidéo', 'Videogioco', 'Videojuego', 'Musikvideo', 'Podcast-Folge', 'Serie de podcast']],
  [null, ['', 'TV Special', 'टीवी एपिसोड']],
])('reads the type %s of IMDb’s titles in other languages', async (expected, types) => {
  const text = [HEADER, ...types.map((type) => `tt0113277,8,2020-01-02,Series: Name,${type},2013`)].join('\n');
  const { rows, leftOut } = await readServiceFiles([{ name: 'ratings.csv', text }]);
  expect([...rows.map(({ title }) => (title.episodeId === null ? title.mediaType : 'episode')), ...leftOut.map(({ reason }) => reason)])
    .toEqual(types.map(() => expected));
});
