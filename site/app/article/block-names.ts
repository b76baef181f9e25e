/** The blocks that the prose components of the library provide. */
const proseBlocks = [
  'accordion-item',
  'badge',
  'callout',
  'card',
  'card-group',
  'caution',
  'code-icon',
  'code-preview',
  'field',
  'field-group',
  'icon',
  'kbd',
  'note',
  'prompt',
  'steps',
  'tabs-item',
  'tip',
  'warning',
] as const

/** The blocks of this site. `blocks.server.tsx` has one component for each. */
const siteBlocks = [
  'accordion',
  'code-collapse',
  'code-group',
  'code-tree',
  'collapsible',
  'component-example',
  'component-code',
  'component-props',
  'component-slots',
  'component-emits',
  'component-still',
  'component-theme',
  'component-changelog',
  'components-filter',
  'components-list',
  'framework-only',
  'icons-theme',
  'peer-comparison',
  'query-docs',
  'shared-types',
  'supported-languages',
  'tabs',
] as const

export type SiteBlock = (typeof siteBlocks)[number]

/** All blocks that an article may use. The content build fails for any other name. */
export const blockNames: readonly string[] = [...proseBlocks, ...siteBlocks]
