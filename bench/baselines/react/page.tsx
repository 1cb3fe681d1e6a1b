import { useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Number of poster images; defined by the bundler. */
declare const POSTERS: number;

type Row = { readonly id: number; readonly title: string; readonly year: number };
const COLUMNS = 7;
const ROW_HEIGHT = 330;

/** A windowed grid. @param initialTop scroll position to return to, in px. */
const Grid = ({
  titles, initialTop, onOpen,
}: {
  readonly titles: ReadonlyArray<Row>;
  readonly initialTop: number;
  readonly onOpen: (id: number) => void;
}): React.JSX.Element => {
  const [top, setTop] = useState(initialTop);
  useLayoutEffect(() => {
    window.scrollTo(0, initialTop);
  }, [initialTop]);
  useEffect(() => {
    const updateTop = (): void => setTop(window.scrollY);
    window.addEventListener('scroll', updateTop, { passive: true });
    return () => window.removeEventListener('scroll', updateTop);
  }, []);
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - 1);
  const rows = Math.ceil(titles.length / COLUMNS);
  const visibleRows = Array.from({ length: Math.min(6, rows - first) }, (_, row) => first + row);
  return (
    <main style={{ height: rows * ROW_HEIGHT, position: 'relative' }}>
      {visibleRows.map((row) => (
        <ul
          key={row}
          style={{
            position: 'absolute', top: row * ROW_HEIGHT, left: 0, right: 0, display: 'grid', gridTemplateColumns: `repeat(${COLUMNS}, 1fr)`,
            gap: 16, listStyle: 'none', margin: 0, padding: 16,
          }}
        >
          {titles.slice(row * COLUMNS, (row + 1) * COLUMNS).map((title) => (
            <li key={title.id} className="card">
              <a
                href={`/details?id=${title.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  onOpen(title.id);
                }}
              >
                <img src={`/posters/${title.id % POSTERS}.svg`} alt="" width={180} height={270} style={{ display: 'block' }} />
                <b>{title.title}</b> {title.year}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </main>
  );
};

/** A title's page: an image, a heading and some facts. */
const Details = ({ title }: { readonly title: Row }): React.JSX.Element => {
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <main>
      <img src={`/posters/${title.id % POSTERS}.svg`} alt="" width={360} height={540} />
      <h1>{title.title}</h1>
      <dl>
        {Array.from({ length: 20 }, (_, index) => [
          <dt key={`name ${index}`}>Fact {index}</dt>, <dd key={`value ${index}`}>{title.year + index}</dd>,
        ])}
      </dl>
    </main>
  );
};

const openedId = (): number | null => (location.pathname === '/details' ? Number(new URLSearchParams(location.search).get('id')) : null);

/** React, a windowed grid and a second screen, nothing else: the cost of an app without features. */
const Pages = ({ titles }: { readonly titles: ReadonlyArray<Row> }): React.JSX.Element => {
  const [opened, setOpened] = useState(openedId);
  const [leftAt, setLeftAt] = useState(0);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const update = (): void => setOpened(openedId());
    window.addEventListener('popstate', update);
    return () => window.removeEventListener('popstate', update);
  }, []);
  const open = (id: number): void => {
    setLeftAt(window.scrollY);
    history.pushState(null, '', `/details?id=${id}`);
    setOpened(id);
  };
  const title = titles.find(({ id }) => id === opened);
  return title === undefined ? <Grid titles={titles} initialTop={leftAt} onOpen={open} /> : <Details title={title} />;
};

const count = Number(new URLSearchParams(location.search).get('count') ?? '100');
const titles: ReadonlyArray<Row> = Array.from({ length: count }, (_, index) => ({
  id: index + 1, title: `Title ${index + 1}`,
  year: 1950 + (index % 70),
}));
const container = document.getElementById('root');
if (container !== null) createRoot(container).render(<Pages titles={titles} />);
