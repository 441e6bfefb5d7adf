export { StatementFigures } from './StatementFigures.tsx';
