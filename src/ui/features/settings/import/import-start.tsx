import { useState } from 'react';
import type { ChosenDataFile } from '#application/data-file/reading/file-contents';
import { Button } from '#ui/design/buttons/button.tsx';
import { FileButton } from '#ui/design/fields/file-button.tsx';
import { TextArea } from '#ui/design/fields/text-area.tsx';
import { Icon } from '#ui/design/icons/icon.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { EXPORT_GUIDES } from '#ui/messages/data/export-guides.messages.ts';
import { IMPORT_MESSAGES } from '#ui/messages/data/import.messages.ts';

type Props = { readonly onFiles: (files: ReadonlyArray<ChosenDataFile>) => void };

/** Returns pasted text as a file. */
const pastedFile = (text: string): ChosenDataFile =>
  Object.assign(new File([text], IMPORT_MESSAGES.pastedName), { isPasted: true as const });

const PasteForm = ({ onFiles }: Props): React.JSX.Element => {
  const [text, setText] = useState('');
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onFiles([pastedFile(text)]);
      }}
    >
      <TextArea
        label={IMPORT_MESSAGES.pasteField}
        hint={IMPORT_MESSAGES.pasteHint}
        rows={10}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="form-acts">
        <Button type="submit" kind="go" disabled={text.trim() === ''}>{IMPORT_MESSAGES.pasteRead}</Button>
      </div>
    </form>
  );
};

/** Renders the ways to the exports of other services. */
export const ImportGuides = (): React.JSX.Element => (
  <section className="profile-section" aria-labelledby="import-guides">
    <h2 id="import-guides">{IMPORT_MESSAGES.where}</h2>
    <ul className="import-guides">
      {EXPORT_GUIDES.map(({ id, service, gives }) => (
        <li key={id}>
          <TextLink to={`/help#${id}`}>{service}</TextLink>
          <small>{gives}</small>
        </li>
      ))}
    </ul>
  </section>
);

/** Renders the beginning of an import: a place for files, and a form for pasted lines. */
export const ImportStart = ({ onFiles }: Props): React.JSX.Element => {
  const [isPasting, setPasting] = useState(false);
  return (
    <>
      <div className="import-drop">
        <Icon name="upload" />
        <p>{IMPORT_MESSAGES.lead}</p>
        <div className="import-acts">
          <FileButton kind="go" icon="upload">{IMPORT_MESSAGES.choose}</FileButton>
          <Button icon="list" onClick={() => setPasting(true)}>{IMPORT_MESSAGES.paste}</Button>
        </div>
      </div>
      <Modal open={isPasting} onClose={() => setPasting(false)} title={IMPORT_MESSAGES.pasteTitle} broad>
        <PasteForm onFiles={onFiles} />
      </Modal>
    </>
  );
};
