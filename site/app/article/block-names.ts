/** The blocks that the library's prose has. */
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

/** The blocks of this site: `blocks.server.tsx` has one component for each. */
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

/** The blocks that an article may use. The content build refuses others. */
export const blockNames: readonly string[] = [...proseBlocks, ...siteBlocks]
