interface ChunkContext {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null
}

/** The routes that every docs page loads, and the parts of Base UI that `<App>` takes from larger wholes. */
const roots =
  /\/app\/(?:root|routes\/docs)\.tsx\b|@base-ui\/react\/(?:csp-provider|direction-provider|tooltip\/provider)\//
/** Lists of modules. What they list is needed only where it is used. */
const lists = /\/packages\/ui\/src\/(?:index|(?:prose|colors)\/index)\.ts$|@base-ui\/react\/.*\/index(?:\.parts)?\.mjs$/

/**
 * What most components on Base UI share. What only lists with arrow keys need (`composite`), with the marks that stand in
 * their items, and what only popups need is larger, and left to them.
 */
const basics = new RegExp(
  [
    String.raw`@base-ui/react/(?:merge-props|internals/(?:composite/list|use|get|TransitionStatus)(?!AnchorPositioning|UnmountAfterClose)|utils/(?:use|resolve|getFinite|dispatch))`,
    String.raw`@base-ui/utils/(?:use(?!ScrollLock)|addEventListener|inertValue|formatErrorMessage|getReactElementRef|mergeObjects|reactVersion|safeReact)`,
    String.raw`@base-ui/react/.*(?:stateAttributesMapping|useCollapsible|CollapsibleRootContext)`,
    String.raw`packages/ui/src/(?:internal/(?:item|messages|use-controlled|use-hydrated)|icons/chevronDown)`,
  ].join('|'),
)
const composites =
  /@base-ui\/react\/(?:internals\/composite|floating-ui-react\/utils\/composite)|shim\.production|shim\/index|packages\/ui\/src\/components\/(?:Avatar|Badge|Chip)\.tsx|theme\/(?:badge|chip)\.ts|virtual:frond\/(?:badge|chip)\.css/

/**
 * Few files for what every page needs: React and the router in one, all else in another. What is loaded on demand keeps
 * files of its own, which hold only what the page does not have yet.
 */
export const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router)\/|rolldown[/:]runtime/,
    priority: 4,
  },
  { name: (id: string, context: ChunkContext) => (isNeededAtOnce(id, context) ? 'site' : null), priority: 3 },
  { name: 'base', test: basics, minShareCount: 2, priority: 2 },
  { name: 'composite', test: composites, minShareCount: 2, priority: 1 },
]

function isNeededAtOnce(id: string, context: ChunkContext): boolean {
  // An entry keeps its own file: in a shared one it would run before the rest of the page is there.
  if (lists.test(id) || context.getModuleInfo(id)?.isEntry) return false

  const seen = new Set([id])
  for (const module of seen) {
    if (roots.test(module)) return true
    for (const importer of context.getModuleInfo(module)?.importers ?? []) {
      if (!lists.test(importer)) seen.add(importer)
    }
  }
  return false
}
