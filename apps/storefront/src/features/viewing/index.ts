export { ViewingFrame } from './ViewingFrame.tsx';
