import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';

/** Renders the message for a search without results, with alternatives. */
export const NoResults = ({ text }: { readonly text: string }): React.JSX.Element => (
  <StatePanel
    board={['No such /reel']}
    actions={
      <>
        <ButtonLink kind="go" to="/genre">
          Browse by genre
        </ButtonLink>
        <ButtonLink to="/movies/popular">Popular films</ButtonLink>
      </>
    }
  >
    Nothing here goes by “<span className="as-typed">{text}</span>”. Fewer words often find more, and a name in its own language sometimes does.
  </StatePanel>
);
