export { forgetOldMessages } from './forget-messages.ts';
export { messagesRoutes } from './messages.routes.ts';
export { insertMessages as sendMessages, type NewMessage } from './messages.store.ts';
