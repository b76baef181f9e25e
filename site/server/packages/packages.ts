import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { packedLibraryPath } from '../../packed-library.ts'
import { createSiteFiles, type SiteFiles } from '../files/site-files.ts'
import { computeEtag, contentTypes } from '../files/site-manifest.ts'
import { sendProblem } from '../http/http-server.ts'
import { unavailable } from '../http/problem.ts'
import type { RequestTarget } from '../http/request-target.ts'
import { describeError, log } from '../log.ts'

export interface PackageSource {
  /** Packs the library if necessary. Returns the folder that contains `client/packages`. */
  build(): Promise<string>
}

interface Visit {
  readonly target: RequestTarget
  readonly secure: boolean
}

export interface Packages {
  /** Answers a request for the packed library, after it is built. Returns `false` for other paths. */
  send(request: IncomingMessage, response: ServerResponse, visit: Visit): false | Promise<boolean>
}

/** The packed library, which readers install until it is published. It is built once, on the first request. */
export function createPackages(source: PackageSource | undefined): Packages {
  let opened: Promise<SiteFiles | undefined> | undefined

  async function open({ build }: PackageSource): Promise<SiteFiles | undefined> {
    try {
      const folder = await build()
      const etag = computeEtag(await readFile(join(folder, 'client', packedLibraryPath)))
      const file = { type: contentTypes[extname(packedLibraryPath)]!, etag, encodings: [] }
      return createSiteFiles(folder, { id: etag, timestamp: 0, scripts: [], files: { [packedLibraryPath]: file } })
    } catch (error) {
      log('error', 'package.failed', { error: describeError(error) })
      return undefined
    }
  }

  return {
    send(request, response, visit) {
      if (!source || visit.target.path !== packedLibraryPath) return false
      opened ??= open(source)
      return opened.then((files) => {
        if (files) return files.send(request, response, visit)
        sendProblem(
          response,
          unavailable('The package could not be built. The log of the server says why.'),
          visit.secure,
        )
        return true
      })
    },
  }
}
