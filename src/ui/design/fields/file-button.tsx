import { useRef, type ChangeEvent } from 'react';
import { Button, type ButtonProps } from '#ui/design/buttons/button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** Value of the `accept` attribute: "image/png,image/jpeg". The browser does not enforce `accept`, so check the bytes. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** Renders a button that opens the file dialog. The input is reset after each choice, so that the same file can be chosen again. */
export const FileButton = ({ accept, onFile, busy = false, ...button }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <>
      <Button {...button} busy={busy} onClick={() => input.current?.click()} />
      <input ref={input} type="file" accept={accept} hidden onChange={choose} />
    </>
  );
};
