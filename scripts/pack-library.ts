import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root, run } from './run.ts'

/** Packs the built library as npm publishes it, and returns the path of the tarball. The folder is emptied first. */
export async function packLibrary(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { code, output } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: join(root, 'packages/ui/dist'),
    // npm must run on the same Node as this script.
    env: { PATH: dirname(process.execPath) + delimiter + process.env.PATH },
    quiet: true,
  })
  const [file] = readdirSync(folder)
  if (code !== 0 || !file) throw new Error(`npm pack failed for @frond/ui.\n${output}`)
  return join(folder, file)
}
