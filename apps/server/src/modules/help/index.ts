export { listAgreementsInForce } from './agreements.ts';
export { cleanHtml } from './clean-html.ts';
