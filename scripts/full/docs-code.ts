import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkDocsCode } from '../docs-code.ts'
import { root, run, runTool } from '../run.ts'
import { buildIfStale, packedLibrary } from '../targets.ts'

/**
 * Type-checks the code blocks of the docs pages against the packed library: the declarations that users install, found
 * through the `exports` of its `package.json`. `npm run check` checks the same blocks against the built library.
 */

const folder = '.cache/packed-docs-code'
const installed = `${folder}/node_modules/@frond/ui`

await buildIfStale(packedLibrary)
await installPackedLibrary()
const errors = [...(await checkDocsCode(`${folder}/pages`)), ...(await findSourceFiles())]
for (const line of errors) console.log(line)
console.log(`${errors.length} errors in the code of the docs pages, checked against the packed library.`)
process.exit(errors.length > 0 ? 1 : 0)

async function installPackedLibrary(): Promise<void> {
  const packages = join(root, packedLibrary.output, 'client/packages')
  const [tarball] = readdirSync(packages).filter((file) => file.endsWith('.tgz'))
  if (!tarball) throw new Error(`${packages} has no tarball.`)
  const target = join(root, installed)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const { code, output } = await run('tar', ['-xzf', join(packages, tarball), '-C', target, '--strip-components=1'], {
    quiet: true,
  })
  if (code !== 0) throw new Error(`The tarball could not be extracted.\n${output}`)
}

/** Returns one message if the check read declarations of the library from anywhere else than the package. */
async function findSourceFiles(): Promise<string[]> {
  const { output } = await runTool('tsc', ['--project', `${folder}/pages`, '--listFilesOnly'], { quiet: true })
  const files = output.split('\n')
  const sources = files.filter((file) => file.includes('/packages/ui/'))
  if (sources.length > 0)
    return [`${sources.length} files come from the sources of the library, such as ${sources[0]}.`]
  return files.some((file) => file.includes(`/${installed}/`)) ? [] : ['No file comes from the packed library.']
}
