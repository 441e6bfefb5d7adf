export { CompareButton } from './CompareButton.tsx';
export { LazyCompareBar as CompareBar } from './LazyCompareBar.tsx';
