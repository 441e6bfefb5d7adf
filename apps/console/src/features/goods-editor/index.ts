export { AttrRows, ItemFormDialog, ItemPictures, NamingFields, SpecRows } from './ItemFormDialog.tsx';
export { written } from './item-values.ts';
export { wholeOf } from './product-values.ts';
export { SortablePictures } from './SortablePictures.tsx';
