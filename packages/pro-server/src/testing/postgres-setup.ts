import type { TestProject } from 'vitest/node'
import { findFreePort, startPostgres, toUrl } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a Postgres server that all test files share. */
    postgresUrl: string
  }
}

/**
 * Starts Postgres once for a test run, while the first tests already run. A test that needs it waits until it accepts
 * connections (`createDatabase` in `stores.ts`). `FROND_TEST_DATABASE_URL` names a running server to use instead.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.FROND_TEST_DATABASE_URL
  if (given) {
    project.provide('postgresUrl', given)
    return async () => {}
  }
  const port = await findFreePort()
  project.provide('postgresUrl', toUrl(port))
  const starting = startPostgres(port)
  starting.catch((error: unknown) => console.error(error))
  return async () => (await starting).stop()
}
