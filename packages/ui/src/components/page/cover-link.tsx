import type { MouseEventHandler, ReactNode } from 'react'
import { isEmptySlot } from '../../system/slots.ts'
import { toHref, type LinkOptions } from '../../system/links/link-props.ts'
import { warn } from '../../system/warn.ts'
import { Link } from '../Link.tsx'

export interface Cover {
  /** Name of the component, for warnings. */
  componentName: string
  link: LinkOptions
  onClick?: MouseEventHandler<HTMLElement>
  /** Classes of the link, which stretch it over the box. */
  className: string
  /** Accessible name of the link. If there is no link, it names the box. */
  label?: string
  /** Whether the caller has replaced the title and description. `name` is then the accessible name of the link. */
  isReplaced: boolean
  name?: string
}

interface Covered {
  title: ReactNode
  description: ReactNode
  /** The link, if it has neither a title nor a description to wrap. */
  beside: ReactNode
  /** Accessible name of the box, if there is no link. */
  label?: string
}

export function isPressable({ link, onClick }: Pick<Cover, 'link' | 'onClick'>): boolean {
  return toHref(link) !== undefined || onClick !== undefined
}

/**
 * Makes a whole box clickable with one link that covers it. The link wraps the title, or the description if there is no
 * title, so that this text is the accessible name of the link.
 */
export function coverWith(cover: Cover, ownTitle: ReactNode, ownDescription: ReactNode): Covered {
  const title = cover.isReplaced ? undefined : ownTitle
  const description = cover.isReplaced ? undefined : ownDescription
  if (!isPressable(cover)) return { title, description, beside: null, label: cover.label }

  const label = cover.label ?? (cover.isReplaced ? cover.name : undefined)
  const wrapInLink = (text?: ReactNode) => (
    <Link {...cover.link} raw onClick={cover.onClick} className={cover.className} aria-label={label} data-slot="link">
      {text}
    </Link>
  )
  if (!isEmptySlot(title)) return { title: wrapInLink(title), description, beside: null }
  if (!isEmptySlot(description)) return { title, description: wrapInLink(description), beside: null }
  if (!label) warn(cover.componentName, 'the link has no accessible name. Pass a title or an aria-label.')
  return { title, description, beside: wrapInLink() }
}
