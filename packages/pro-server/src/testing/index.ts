/** For tests of the site: stores to test with, and what is in them. */
export { findDataFaults } from '../store/check-data.ts'
export { migrations } from '../store/migrations.ts'
export { openStore, type Store } from '../store/open-store.ts'
export { createFolder, createPlace } from './stores.ts'
