interface ChunkContext {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null
}

/** The route modules that every docs page loads. */
const roots = /\/app\/(?:root|routes\/docs)\.tsx\b/
/** Modules that only re-export others. An import of them does not mean that all their modules are needed. */
const lists = /\/packages\/ui\/src\/(?:index|(?:prose|colors)\/index)\.ts$/

/** Modules that most components share: icons, items, elements, links. */
const basics = new RegExp(
  [
    String.raw`packages/ui/src/system/(?:bind-slots|clamp|clone-trigger|icons/|item-|links/(?:link-props|use-link)|messages|render-|resolve-props|slots|use-(?:controlled|hydrated))`,
    String.raw`packages/ui/src/primitives/(?:focus/move-focus|items/item-key|presence/|list/use-stable)`,
    String.raw`packages/ui/src/components/(?:avatar/avatar-view|field/icon-sides)`,
    String.raw`packages/ui/src/(?:icons/|theme/(?:avatar|define-theme)\.ts|components/Icon\.tsx)`,
  ].join('|'),
)
/** Groups of modules that are used together and that not all pages need. A group comes after the groups it depends on. */
const parts: Readonly<Record<string, RegExp>> = {
  texts: /packages\/ui\/src\/(?:locale\/en\.ts|system\/fill-text)/,
  icons: /virtual:icon\//,
  marks:
    /packages\/ui\/src\/(?:components\/(?:Avatar|Badge|Chip|Kbd)\.tsx|hooks\/useKbd\.ts|theme\/(?:badge|chip|kbd)\.ts|system\/platform\.ts)|virtual:frond\/(?:badge|chip|kbd)\.css/,
  button: /packages\/ui\/src\/(?:components\/Button\.tsx|theme\/button\.ts)|virtual:frond\/button\.css/,
  field: /packages\/ui\/src\/(?:primitives\/form\/|components\/field\/|theme\/field-look)/,
  popup: /packages\/ui\/src\/primitives\/(?:popup|focus)\//,
  input:
    /packages\/ui\/src\/(?:components\/(?:Input|list\/search-field)\.tsx|theme\/input\.ts)|virtual:frond\/input\.css/,
  list: /packages\/ui\/src\/(?:primitives\/(?:list|items|text|virtual)\/|components\/list\/(?:list|popup|trigger|chip)|theme\/list-look)/,
  dialog: /packages\/ui\/src\/(?:primitives\/dialog\/|components\/modal\/dialog-view)/,
}

/**
 * How modules are divided into files. What every page needs is in two files: React and the router, and everything else.
 * Code that is loaded on demand has separate files, which contain only what the page does not have yet.
 */
export const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router)\/|rolldown[/:]runtime/,
    priority: 4,
  },
  {
    name: (id: string, context: ChunkContext) => (isNeededAtOnce(id, context) ? 'site' : null),
    debugName: 'site',
    priority: 3,
  },
  { name: 'ui', test: basics, minShareCount: 2, priority: 2 },
  {
    name: 'code-tabs',
    test: /\/app\/article\/islands\/CodeTabs\.tsx$|\/prose\/(?:CodeGroup|synced-choice)/,
    priority: 0.4,
  },
  // A group includes the imports of its modules, so groups that others depend on come first.
  ...Object.entries(parts).map(([name, test], index) => ({ name, test, minShareCount: 2, priority: 1 - index / 10 })),
]

function isNeededAtOnce(id: string, context: ChunkContext): boolean {
  // An entry needs its own file: in a shared file it would run as soon as that file is loaded.
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
