import { join } from 'node:path'
import { compressedFiles, compressFiles } from '../site/vite/compress-files.ts'
import { root } from './run.ts'
import { site } from './targets.ts'

/** Writes the smallest compressed copies of the files of the built site. */

await compressFiles(join(root, site.output), { cache: compressedFiles })
