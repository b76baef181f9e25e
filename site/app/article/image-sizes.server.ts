import { join } from 'node:path'
import type { ContentElement, ContentNode, ContentProps } from '@frond/content/types'
import { readImageMeta } from '../images/image-meta.server'

/** A path of the site, such as `/showcase/a.webp`. The URL of another site starts with a protocol or with two slashes. */
const sitePath = /^\/(?!\/)/

/**
 * Adds the missing `width` and `height` of images in a Markdown body, so that the browser reserves their space. Images of
 * other sites stay as they are.
 */
export async function addImageSizes(nodes: readonly ContentNode[]): Promise<readonly ContentNode[]> {
  const images = findImages(nodes)
  if (images.length === 0) return nodes
  const sizes = new Map(await Promise.all(images.map(async (props) => [props, await readSize(props)] as const)))
  return replaceProps(nodes, (props) => ({ ...props, ...sizes.get(props) }))
}

function findImages(nodes: readonly ContentNode[]): ContentProps[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const [tag, props, ...children] = node
    const { src, width, height } = props
    const isIncomplete = tag === 'img' && typeof src === 'string' && sitePath.test(src) && !(width && height)
    return isIncomplete ? [props] : findImages(children)
  })
}

async function readSize({ src, width, height }: ContentProps): Promise<ContentProps> {
  const meta = await readImageMeta(join(__CONTENT_FOLDER__, '../public', String(src)))
  if (meta.ratio === 0) return {}
  if (width) return { height: Math.round(Number(width) / meta.ratio) }
  if (height) return { width: Math.round(Number(height) * meta.ratio) }
  return { width: meta.width, height: meta.height }
}

function replaceProps(nodes: readonly ContentNode[], replace: (props: ContentProps) => ContentProps): ContentNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node
    const [tag, props, ...children] = node
    return [tag, replace(props), ...replaceProps(children, replace)] satisfies ContentElement
  })
}
