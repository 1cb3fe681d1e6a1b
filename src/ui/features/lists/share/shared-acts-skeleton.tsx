/** Renders the places of the two buttons of a member while they load. */
export const SharedActsSkeleton = (): React.JSX.Element => (
  <>
    {[0, 1].map((button) => (
      <span key={button} className="sk button" aria-hidden="true" />
    ))}
  </>
);
