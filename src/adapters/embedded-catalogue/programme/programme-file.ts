import * as t from 'io-ts';
import { TitleRow } from '#adapters/embedded-catalogue/files/title-row';

/** The parts of a programme, each with its name and its titles. */
export const ProgrammeFile = t.readonlyArray(t.strict({ name: t.string, titles: t.readonlyArray(TitleRow) }), 'ProgrammeFile');
