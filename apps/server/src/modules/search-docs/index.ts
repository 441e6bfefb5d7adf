export {
  deleteSearchDocs,
  tellSynonymChange,
  updateStockStates as refreshStockStates,
  upsertSearchDocs,
} from './search-docs.store.ts';
