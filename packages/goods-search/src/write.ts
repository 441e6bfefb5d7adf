// The door for whoever writes the documents of a shop: which words stand in an item, in the form that the index reads.
export { writeTerms } from './documents/doc-terms.ts';
export { kindsOf } from './documents/kinds-of.ts';
export { fingerprintOf } from './documents/fingerprint.ts';
export { labelStart, readLabel, type ValueLabel, writeLabel } from './documents/value-label.ts';
export { wordsVersion } from './words/segmenter.ts';
export { normaliseText } from './words/normalise.ts';
export { productSynonyms } from './words/dictionary.ts';
