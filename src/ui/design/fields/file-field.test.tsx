import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FileButton } from './file-button';

describe('FileField', () => {
  it('is around every file input: whatever can be chosen can be dropped', () => {
    const ui = join(import.meta.dirname, '../..');
    const inputs = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!\.(?:test|stories))\.tsx$/.test(file) && readFileSync(join(ui, file), 'utf8').includes('type="file" '),
    );
    expect(inputs).toEqual([join('design/fields/file-button.tsx')]);
    expect(() => renderToString(<FileButton>Choose</FileButton>)).toThrow('A FileButton has to be inside of a FileField.');
  });
});
