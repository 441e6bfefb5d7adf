export { adjustmentChange } from './adjust-statement.ts';
export { confirmBySilence } from './answer-statement.ts';
export { generateDay, generateDue, generateMonth, planStatements } from './generate-statements.ts';
export { getInvoiceableParts, holdInvoiceable, noteInvoices, type StatementPart } from './invoice-statement.ts';
export { summarise } from './read-statements.ts';
export { markOverdue, settleEndedOrder, settleOrders } from './settle-statements.ts';
export { isUnbilled } from './unbilled.store.ts';
export { statementsSheet } from './export-statements.ts';
