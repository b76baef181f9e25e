import type { ContentNode } from '@frond/content/types'
import { registerIcons } from '@frond/ui'
import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { findIcons } from '../../icon-collections'
import type { Preview } from '../examples/preview'
import { blocks, findBlockIslands } from './blocks/blocks.server'
import { libraryStyles } from './component-styles.server'
import { addImageSizes } from './image-sizes.server'
import { IslandsContext, prepareIslands, Island } from './Island.server'
import { findExample } from './island-modules.server'
import { deferImages, findSplits, HIGHEST_SCREEN } from './later-content.server'
import { markRepeatedConstants } from './repeated-constants'
import { PageContext, type ArticlePage } from './PageContext'
import type { HtmlSplit, StaticPart } from './StaticHtml'
import { toReact } from './to-react.server'

export interface RenderedArticle extends StaticPart {
  /** Where the HTML can be split, see `findSplits`. */
  readonly splits: readonly HtmlSplit[]
}

/** Rendered at each split to find its position, and removed from the HTML. */
const splitMark = '<hr data-split=""/>'

/** Renders a Markdown body to HTML, including the HTML of its islands. */
export async function renderArticle(body: readonly ContentNode[], page: ArticlePage): Promise<RenderedArticle> {
  const nodes = await addImageSizes(body)
  for (const subset of findIcons(JSON.stringify(nodes))) registerIcons(subset)
  const islands = await prepareIslands(findIslands(nodes, page))
  const marked = markRepeatedConstants(nodes)
  const found = findSplits(marked)
  const rendered = renderToStaticMarkup(
    <PageContext value={page}>
      <IslandsContext value={islands}>
        {[0, ...found.map(({ node }) => node)].map((node, index, starts) => (
          <Fragment key={node}>
            {index > 0 && <hr data-split="" />}
            {toReact(marked.slice(node, starts[index + 1]), blocks)}
          </Fragment>
        ))}
      </IslandsContext>
    </PageContext>,
  )
  // In development, React reports attributes that the island itself does not set.
  const isFirstScreen = (index: number) =>
    import.meta.env.DEV || index === 0 || found[index - 1]!.height < HIGHEST_SCREEN
  const parts = rendered.split(splitMark).map((part, index) => (isFirstScreen(index) ? part : deferImages(part)))
  const html = parts.join('')
  const splits = found.map(({ height }, index) => [height, parts.slice(0, index + 1).join('').length] as const)
  const rare = Object.entries(rareParts).flatMap(([slot, file]) =>
    html.includes(`data-slot="${slot}"`) ? libraryStyles(file) : [],
  )
  const styles = [...new Set([...islands.styles, ...rare])]
  return { html, styles, splits }
}

/** Static parts that few articles contain, by `data-slot`. Only the pages that contain a part load its stylesheet. */
const rareParts: Readonly<Record<string, string>> = {
  badge: 'components/Badge',
  'prose-badge': 'components/Badge',
  'prose-code-icon': 'prose/CodeIcon',
  'prose-code-preview': 'prose/CodePreview',
  'prose-icon': 'prose/Icon',
  'prose-prompt': 'prose/Prompt',
}

/** Renders one example alone. Resolves to `undefined` if there is none with that name. */
export async function renderExample(
  name: string,
  preview: Preview,
): Promise<(StaticPart & { layout: 'page' | 'centered' }) | undefined> {
  const load = findExample(name)
  if (!load) return undefined

  const { layout = 'centered' } = await load()
  const islands = await prepareIslands([{ kind: 'example', name }], preview)
  const html = renderToStaticMarkup(
    <IslandsContext value={islands}>
      <Island kind="example" name={name} className={layout === 'page' ? undefined : 'example-stage'} />
    </IslandsContext>,
  )
  return { html, styles: islands.styles, layout }
}

function findIslands(nodes: readonly ContentNode[], page: ArticlePage): ReturnType<typeof findBlockIslands> {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const [tag, props, ...children] = node
    return [...findBlockIslands(tag, props, page), ...findIslands(children, page)]
  })
}
