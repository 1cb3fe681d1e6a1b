import * as E from 'fp-ts/Either';
import * as RA from 'fp-ts/ReadonlyArray';
import * as t from 'io-ts';

const AnyArray = t.readonlyArray(t.unknown);

/** Decodes an array and leaves out elements that do not decode, so that one damaged element does not hide the whole document. */
export const validElements = <A, O>(element: t.Type<A, O>): t.Type<ReadonlyArray<A>, ReadonlyArray<O>> =>
  new t.Type<ReadonlyArray<A>, ReadonlyArray<O>>(
    `readonlyArray<${element.name}>`,
    t.readonlyArray(element).is,
    (input, context) =>
      E.flatMap((elements: ReadonlyArray<unknown>) => t.success(RA.rights(elements.map((each) => element.decode(each)))))(
        AnyArray.validate(input, context),
      ),
    (elements) => elements.map((each) => element.encode(each)),
  );
