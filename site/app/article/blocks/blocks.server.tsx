import type { ContentProps } from '@frond/content/types'
import type { ComponentType } from 'react'
import type { IslandReference } from '../Island.server'
import type { SiteBlock } from '../block-names'
import type { ArticlePage } from '../PageContext'
import { CodeGroup } from './CodeGroup.server'
import {
  ComponentChangelog,
  ComponentEmits,
  ComponentProps,
  ComponentSlots,
  ComponentTheme,
} from './ComponentTables.server'
import { findApi } from './api.server'
import { ComponentCodeBlock } from './ComponentCodeBlock.server'
import { ComponentExample } from './ComponentExample.server'
import { ComponentsFilter, ComponentsList, findThumbnails } from './ComponentsList.server'
import { FrameworkOnly } from './FrameworkOnly.server'
import { IconsTheme } from './IconsTheme.server'
import {
  Accordion,
  CodeCollapse,
  CodeTree,
  Collapsible,
  Image,
  proseIslands,
  QueryDocs,
  Tabs,
} from './ProseIslands.server'
import { PeerComparison } from './PeerComparison.server'
import { SharedTypes } from './SharedTypes.server'
import { ComponentStill } from './Still.server'
import { SupportedLanguages } from './SupportedLanguages.server'

/**
 * Block components by Markdown name, and the element `img`. Each receives its props, its rendered children, and the source nodes as `nodes`.
 */
export const blocks: Readonly<Record<SiteBlock | 'img', ComponentType<never>>> = {
  accordion: Accordion,
  'code-collapse': CodeCollapse,
  'code-group': CodeGroup,
  'code-tree': CodeTree,
  collapsible: Collapsible,
  'component-example': ComponentExample,
  'component-code': ComponentCodeBlock,
  'component-props': ComponentProps,
  'component-slots': ComponentSlots,
  'component-emits': ComponentEmits,
  'component-still': ComponentStill,
  'component-theme': ComponentTheme,
  'component-changelog': ComponentChangelog,
  'components-filter': ComponentsFilter,
  'components-list': ComponentsList,
  'framework-only': FrameworkOnly,
  'icons-theme': IconsTheme,
  img: Image,
  'peer-comparison': PeerComparison,
  'query-docs': QueryDocs,
  'shared-types': SharedTypes,
  'supported-languages': SupportedLanguages,
  tabs: Tabs,
}

/** Returns the islands that a block will show, so that their code can be loaded before rendering starts. */
export function findBlockIslands(tag: string, props: ContentProps, page: ArticlePage): IslandReference[] {
  switch (tag) {
    case 'component-example':
    case 'component-still':
      return [{ kind: 'example', name: String(props.name) }]
    case 'component-code':
      return [{ kind: 'code', name: String(props.example ?? findApi(String(props.slug ?? page.slug)).name) }]
    case 'code-group':
      return [{ kind: 'tabs', name: 'code' }]
    case 'components-filter':
      return [{ kind: 'filter', name: 'gallery' }]
    case 'components-list':
      return findThumbnails(String(props.category))
    default:
      return proseIslands[tag] ? [{ kind: 'prose', name: proseIslands[tag] }] : []
  }
}
