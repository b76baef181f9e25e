import { createSqliteEngine } from './sqlite-engine.ts'
import { serveEngine, type Channel } from './worker-channel.ts'

serveEngine(globalThis as unknown as Channel, createSqliteEngine())
