import { writeStaleFiles } from './generated-files.ts'
import { generators } from './generators.ts'
import { root } from './run.ts'

/** Writes all generated files. */

const written = await writeStaleFiles(generators, root)
for (const { path, content } of written) console.log(`${content === undefined ? 'removed' : 'wrote'} ${path}`)
if (written.length === 0) console.log('All generated files are up to date.')
