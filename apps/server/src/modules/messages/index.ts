export { tellSalesman } from './tell-salesman.ts';
export { tellShop } from './tell-shop.ts';
export { forgetOldMessages } from './forget-messages.ts';
export {
  deleteMessagesOf as forgetMessages,
  insertMessages as sendMessages,
  type NewMessage,
} from './messages.store.ts';
