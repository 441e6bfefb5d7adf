export { listAgreementsInForce } from './agreements.ts';
export { cleanHtml } from './clean-html.ts';
export { listHelpColumns } from './help.service.ts';
export { picturesOfHtml } from './rich-text.ts';
