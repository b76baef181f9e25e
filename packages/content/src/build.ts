export { contentFiles, isContentFile, type ContentFile, type ContentSource } from './collections/files.ts'
export { checkLinks, type CheckLinksOptions, type DeadLink } from './links/check-links.ts'
export {
  buildContent,
  ContentBuildError,
  formatProblem,
  type BuildOptions,
  type BuildResult,
} from './store/build-content.ts'
