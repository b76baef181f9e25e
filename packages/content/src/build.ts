export { contentFiles, isContentFile, type ContentFile, type ContentSource } from './collections/files.ts'
export { assertLinks, checkLinks, publicFiles, type CheckLinksOptions, type DeadLink } from './links/check-links.ts'
export { buildContent, type BuildOptions, type BuildResult } from './store/build-content.ts'
export { ContentBuildError, formatProblem } from './store/build-error.ts'
