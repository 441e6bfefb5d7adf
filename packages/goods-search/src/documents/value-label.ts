/** An attribute value with its names in one text, as search documents keep it. */
export interface ValueLabel {
  tagId: string;
  tagName: string;
  valueId: string;
  valueName: string;
}

/** A control character, which names never contain. */
const separator = '\u001f';

export const writeLabel = ({ tagId, tagName, valueId, valueName }: ValueLabel): string =>
  [tagId, tagName, valueId, valueName].join(separator);

export function readLabel(label: string): ValueLabel {
  const [tagId = '', tagName = '', valueId = '', valueName = ''] = label.split(separator);
  return { tagId, tagName, valueId, valueName };
}

/** The beginning that all labels of a tag share. */
export const labelStart = (tagId: string): string => `${tagId}${separator}`;
