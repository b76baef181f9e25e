import { join } from 'node:path'
import { compressedFiles, compressFiles } from '../site/vite/compress-files.ts'
import { root } from './run.ts'
import { site } from './targets.ts'

/** Replaces the quickly compressed files of the built site by the smallest ones. */

await compressFiles(join(root, site.output), { cache: compressedFiles })
