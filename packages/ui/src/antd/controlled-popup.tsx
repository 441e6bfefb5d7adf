import type { ReactElement } from 'react';

/**
 * `popupRender` of a TreeSelect or Cascader with this `id`: the field says that it controls `{id}_list`, and without this there is no such element
 * (axe: aria-valid-attr-value).
 */
export const controlledPopup = (id: string) => (popup: ReactElement) => <div id={`${id}_list`}>{popup}</div>;
