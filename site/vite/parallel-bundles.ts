import type { BuildEnvironment, Plugin, ViteBuilder } from 'vite'

/**
 * Makes the bundle of the server while that of the browser is made. React Router makes one after the other. The few modules
 * of the server that contain names of files of the browser wait for the other bundle (`afterClient`).
 */
export function parallelBundles(): Plugin {
  const client = Promise.withResolvers<void>()
  // If the bundle of the browser fails before the server's needs it, `buildApp` reports the error.
  client.promise.catch(() => {})

  return {
    name: 'frond:parallel-bundles',
    enforce: 'pre',
    apply: 'build',
    sharedDuringBuild: true,

    config: {
      // After React Router has set `buildApp`.
      order: 'post',
      handler({ builder: { buildApp } = {} }) {
        return { builder: { buildApp: async (builder) => buildApp?.(startTogether(builder, client)) } }
      },
    },

    load: {
      filter: { id: /^\0virtual:(?:react-router\/server-manifest|island-assets)$/ },
      async handler() {
        if (this.environment.name !== 'client') await client.promise
        return null
      },
    },
  }
}

function startTogether(builder: ViteBuilder, client: PromiseWithResolvers<void>): ViteBuilder {
  const running = new Map<BuildEnvironment, ReturnType<ViteBuilder['build']>>()
  const start = (environment: BuildEnvironment) => {
    const known = running.get(environment)
    if (known) return known
    const build = builder.build(environment)
    // The caller handles the error when it asks for this environment.
    build.catch(() => {})
    running.set(environment, build)
    return build
  }
  return {
    ...builder,
    build(environment) {
      const build = start(environment)
      if (environment.name === 'client') {
        build.then(() => client.resolve(), client.reject)
        for (const other of Object.values(builder.environments)) void start(other)
      }
      return build
    },
  }
}
