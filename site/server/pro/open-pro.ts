import {
  createZip,
  listProFiles,
  openProServer,
  readProSettings,
  type ProServer,
  type Release,
  type ZipFile,
} from '@frond/pro-server'
import { basename, join } from 'node:path'
import { toInstallableManifest } from '../../packed-library.ts'
import { log } from '../log.ts'
import type { Settings } from '../settings.ts'

const templates = join(import.meta.dirname, '../../../templates/pro')

/**
 * Opens the Pro server. It does not wait for its store, so pages are served while the store is down. Throws a
 * `ProSettingError` if a setting is missing.
 */
export async function openPro({ dataFolder, rateLimits }: Settings, origin: () => string): Promise<ProServer> {
  const settings = { ...readProSettings(dataFolder), rateLimits }
  return openProServer({ settings, origin, log, releases: [createTemplatesRelease()] })
}

function listTemplateFiles(): ZipFile[] {
  return listProFiles(templates).map(({ name, content }) => ({
    name,
    content: basename(name) === 'package.json' ? Buffer.from(toInstallableManifest(content.toString())) : content,
  }))
}

/** All Pro templates in one archive. */
function createTemplatesRelease(): Release {
  const note = 'These are the templates of Frond UI Pro. Your license covers every release of its update window.\n'
  const files = [{ name: 'README.md', content: Buffer.from(`# Frond UI Pro\n\n${note}`) }, ...listTemplateFiles()]
  return {
    id: 'templates-1.0.0',
    version: '1.0.0',
    releasedAt: '2026-11-16',
    fileName: 'frond-ui-pro-templates-1.0.0.zip',
    content: createZip(files),
  }
}
