import { Fragment, useEffect, useState } from 'react';
import { screenMap, storiesOfRow, type ScreenCell, type ScreenRow } from './screen-map';
import { STATES, storiesOf, type StoryModule } from './story-states';

const files = import.meta.glob<StoryModule>('../../src/**/*.stories.tsx');

/** Links to a story. The address is relative, so that it holds below any path. */
const StoryLink = ({
  story: { id, called },
  children,
}: {
  readonly story: ScreenCell['stories'][number];
  readonly children: string;
}): React.JSX.Element => (
  <a href={`./?path=/story/${id}`} target="_top" title={called}>
    {children}
  </a>
);

const Cell = ({ cell: { stories, reason } }: { readonly cell: ScreenCell }): React.JSX.Element => {
  const [first, ...others] = stories;
  if (first === undefined) return <span title={reason ?? undefined}>{reason === null ? '' : 'not needed'}</span>;
  if (others.length === 0) return <StoryLink story={first}>{first.name}</StoryLink>;
  return (
    <details>
      <summary>{stories.length}</summary>
      {stories.map((story) => (
        <div key={story.id}>
          <StoryLink story={story}>{story.name}</StoryLink>
        </div>
      ))}
    </details>
  );
};

const accessOf = ({ canOpen, note, role }: ScreenRow): string => {
  if (note !== null) return note;
  return canOpen ? 'opens the page' : role === 'member' ? 'is redirected to the home page' : 'is redirected; App/Guards shows it';
};

/** Lists every route with every role and links the stories of each state. */
export const ScreenMapTable = (): React.JSX.Element => {
  const [rows, setRows] = useState<ReadonlyArray<ScreenRow>>([]);
  useEffect(() => {
    void Promise.all(Object.values(files).map(async (load) => storiesOf(await load()))).then((stories) =>
      setRows(screenMap(stories.flat())),
    );
  }, []);
  if (rows.length === 0) return <p>Reading the stories …</p>;
  return (
    <div className="screen-map">
      {[...new Set(rows.map(({ path }) => path))].map((path) => (
        <Fragment key={path}>
          <h3>{path === '*' ? 'any other address' : path}</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">Role</th>
                {STATES.map((state) => (
                  <th key={state} scope="col">
                    {state}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.filter((row) => row.path === path).map((row) => (
                <tr key={row.role}>
                  <th scope="row">
                    {row.role}
                    <small>
                      {accessOf(row)} ({storiesOfRow(row).length})
                    </small>
                  </th>
                  {STATES.map((state) => (
                    <td key={state} data-state={state}>
                      <Cell cell={row.cells[state]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Fragment>
      ))}
    </div>
  );
};
