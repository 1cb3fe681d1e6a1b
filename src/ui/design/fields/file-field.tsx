import { createContext, useContext, useMemo, useState, type DragEvent, type ReactNode } from 'react';
import './file-field.css';

/** Files that a person has chosen or dropped: at least one, and only one without `multiple`. */
export type ChosenFiles = readonly [File, ...File[]];

export interface FileFieldProps {
  /** Value of the `accept` attribute: "image/png,image/jpeg". Browsers do not enforce it, and drops ignore it, so check the bytes. */
  readonly accept: string;
  /** Takes several files at once. */
  readonly multiple?: boolean;
  /** Marks running work: neither the button nor a drop takes files. */
  readonly busy?: boolean;
  readonly onFiles: (files: ChosenFiles) => void;
  /** Text of the overlay while files are dragged over the field. */
  readonly words: string;
  /** Contains a `FileButton`, for people who cannot drag. */
  readonly children: ReactNode;
}

type FileFieldContext = {
  readonly accept: string;
  readonly multiple: boolean;
  readonly busy: boolean;
  readonly choose: (files: FileList | null) => void;
};

const Context = createContext<FileFieldContext | null>(null);

/** Returns the field around a button. Throws without one: a file can be dropped wherever it can be chosen. */
export const useFileField = (): FileFieldContext => {
  const field = useContext(Context);
  if (field === null) throw new Error('A FileButton has to be inside of a FileField.');
  return field;
};

const hasFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Renders a field that takes files from its `FileButton` and from a drop anywhere on it. Every file input of the app is one. */
export const FileField = ({ accept, multiple = false, busy = false, onFiles, words, children }: FileFieldProps) => {
  const [isOver, setOver] = useState(false);
  const field = useMemo(() => {
    const choose = (list: FileList | null): void => {
      const [first, ...others] = list ?? [];
      if (first !== undefined && !busy) onFiles([first, ...(multiple ? others : [])]);
    };
    return { accept, multiple, busy, choose };
  }, [accept, multiple, busy, onFiles]);
  const handleDragOver = (event: DragEvent): void => {
    if (!hasFile(event)) return;
    event.preventDefault();
    setOver(!busy);
  };
  const handleDragLeave = (event: DragEvent): void => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
  };
  const handleDrop = (event: DragEvent): void => {
    if (!hasFile(event)) return;
    // A busy field takes the drop too: the browser would leave the page and open the file.
    event.preventDefault();
    setOver(false);
    field.choose(event.dataTransfer.files);
  };
  return (
    <div
      className={isOver ? 'file-field over' : 'file-field'}
      onDragEnter={handleDragOver}
      onDragOver={handleDragOver}
      onDragLeave={handleDragLeave}
      onDrop={handleDrop}
    >
      <Context value={field}>{children}</Context>
      {isOver && (
        <p className="file-field-words" aria-hidden="true">
          {words}
        </p>
      )}
    </div>
  );
};
