import { buildSiteContent, productionDatabase } from './build-content.ts'

/** Builds the content of the production site. Runs on its own thread (`startContentBuild`). */

await buildSiteContent(productionDatabase)
