import type { Settings } from '../settings.ts'
import { createEventStore, type EventStore } from './event-store.ts'
import { createSharedEventStore, type SharedEventStore } from './shared-event-store.ts'

/** The store of visit counts: the database that several processes share, or a file in the data folder. */
export function openVisitCounter({
  databaseUrl,
  dataFolder,
}: Pick<Settings, 'databaseUrl' | 'dataFolder'>): EventStore | SharedEventStore {
  return databaseUrl ? createSharedEventStore(databaseUrl) : createEventStore(dataFolder)
}
