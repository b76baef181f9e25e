import type { ViteBuilder } from 'vite'
import { describe, expect, it } from 'vitest'
import { parallelBundles } from './parallel-bundles.ts'

const client = { name: 'client' }
const server = { name: 'ssr' }

/** Runs a build as React Router does: first the client, then the server. The server loads a module that waits for the client. */
async function runBuild(finishClient: Promise<void>): Promise<string[]> {
  const events: string[] = []
  const plugin = parallelBundles() as unknown as {
    config: { handler(config: object): { builder: { buildApp(builder: object): Promise<void> } } }
    load: { handler(this: { environment: object }): Promise<null> }
  }
  const buildApp = async (builder: ViteBuilder) => {
    await builder.build(client as never)
    await builder.build(server as never)
  }
  const builder = {
    environments: { client, ssr: server },
    async build(environment: { name: string }) {
      events.push(`start ${environment.name}`)
      await (environment === client ? finishClient : plugin.load.handler.call({ environment }))
      events.push(`end ${environment.name}`)
    },
  }
  await plugin.config.handler({ builder: { buildApp } }).builder.buildApp(builder)
  return events
}

describe('parallelBundles', () => {
  it('starts the server’s bundle with the client’s, whose file names it waits for', async () => {
    const events = await runBuild(new Promise((resolve) => void setImmediate(resolve)))
    expect(events).toEqual(['start client', 'start ssr', 'end client', 'end ssr'])
  })

  it('fails with the error of the client', async () => {
    await expect(runBuild(Promise.reject(new Error('no such module')))).rejects.toThrow('no such module')
  })
})
