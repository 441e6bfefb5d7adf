export {
  deleteSearchDocs,
  announceSynonymChange,
  updateStockStates as refreshStockStates,
  upsertSearchDocs,
} from './search-docs.store.ts';
