export { agreementQuery } from './help.queries.ts';
export { RichContent } from './RichContent.tsx';
