export { ConsentsCard } from './ConsentsCard.tsx';
