/** The blocks that the prose components of the library provide. */
const proseBlocks = [
  'badge',
  'callout',
  'card',
  'card-group',
  'caution',
  'field',
  'field-group',
  'kbd',
  'note',
  'steps',
  'tip',
  'warning',
] as const

/** The blocks of this site. `blocks.server.tsx` has one component for each. */
const siteBlocks = [
  'code-group',
  'component-example',
  'component-code',
  'component-props',
  'component-slots',
  'component-emits',
  'component-theme',
  'component-changelog',
  'components-filter',
  'components-list',
  'framework-only',
  'icons-theme',
  'supported-languages',
] as const

export type SiteBlock = (typeof siteBlocks)[number]

/** All blocks that an article may use. The content build fails for any other name. */
export const blockNames: readonly string[] = [...proseBlocks, ...siteBlocks]
