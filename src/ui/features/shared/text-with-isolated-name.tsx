/**
 * Renders a text with a person's name in it, the name isolated (`bdi`), so that a name in another direction does not reorder the words
 * around it. A name that the text does not contain is left out.
 */
export const TextWithIsolatedName = ({ text, name }: { readonly text: string; readonly name: string }): React.JSX.Element => {
  const at = name === '' ? -1 : text.lastIndexOf(name);
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <bdi>{name}</bdi>
      {text.slice(at + name.length)}
    </>
  );
};
