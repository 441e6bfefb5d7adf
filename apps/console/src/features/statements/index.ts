export { CustomerStatements } from './CustomerStatements.tsx';
