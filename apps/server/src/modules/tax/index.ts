export { askTaxService, sellerTaxNoOf } from './check-tax-service.ts';
export { chooseTax, chooseTaxFor, hasTax, openTaxOf, type TaxChoice } from './find-tax.ts';
export { selectTaxServices, taxKind } from './tax-services.store.ts';
