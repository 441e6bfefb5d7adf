export { AttrRows, ItemFormDialog, ItemPictures, NamingFields, SpecRows } from './ItemFormDialog.tsx';
export { PiecesFields } from './PiecesFields.tsx';
export { piecesOf, pieceValuesOf, written } from './item-values.ts';
export { wholeOf } from './product-values.ts';
export { SortablePictures } from './SortablePictures.tsx';
