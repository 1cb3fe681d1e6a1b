/** Features newer than the build target (`vite.config.ts`): the oldest supported browsers throw on them. */
export const tooNew = {
  properties: Object.entries({
    URL: ['canParse', 'parse'],
    Object: ['groupBy'],
    Map: ['groupBy'],
    Array: ['fromAsync'],
    Promise: ['withResolvers', 'try'],
    AbortSignal: ['any'],
    Response: ['json'],
    Iterator: ['from'],
    RegExp: ['escape'],
    Intl: ['Segmenter', 'DurationFormat'],
  }).flatMap(([object, names]) =>
    names.map((property) => ({ object, property,
      message: 'Not available in the oldest browsers of the build target: use an alternative.' })),
  ),
  syntax: [
    {
      selector: 'CallExpression[callee.property.name=/^(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|checkVisibility|moveBefore|setHTMLUnsafe|requestClose|toBase64|toHex)$/]',
      message: 'Not available in the oldest browsers of the build target: use an alternative.',
    },
    {
      selector: 'CallExpression[callee.property.name=/^(map|filter|find|some|every|reduce|flatMap|toArray|take|drop|forEach)$/][callee.object.type="CallExpression"][callee.object.callee.property.name=/^(values|entries|keys)$/][callee.object.callee.object.name!="Object"]',
      message: 'Iterator helper methods are not available in the oldest browsers of the build target: spread the iterator into an array first.',
    },
    { selector: 'Literal[regex.flags=/v/]',
      message: 'The regular expression flag v is not available in the oldest browsers of the build target.' },
  ],
};
