export { CategoryField } from './CategoryField.tsx';
export { SortablePictures } from './SortablePictures.tsx';
