export { agreementQuery, noticePath, noticesQuery } from './help.queries.ts';
export { RichContent } from './RichContent.tsx';
