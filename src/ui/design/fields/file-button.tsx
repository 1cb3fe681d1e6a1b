import { useRef, type ChangeEvent } from 'react';
import { Button, type ButtonProps } from '#ui/design/buttons/button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** What may be chosen: "image/png,image/jpeg". The person may choose otherwise: check the bytes. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that lets somebody choose a file; the same file can be chosen again. */
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
