export { forgetOldMessages } from './forget-messages.ts';
export { messagesRoutes } from './messages.routes.ts';
export {
  deleteMessagesOf as forgetMessages,
  insertMessages as sendMessages,
  type NewMessage,
} from './messages.store.ts';
