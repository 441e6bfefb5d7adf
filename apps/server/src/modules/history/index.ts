export { deleteBrowsedOf as forgetBrowsed } from './history.store.ts';
