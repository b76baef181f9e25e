import type { MouseEventHandler, ReactNode } from 'react'
import { isEmptySlot } from '../../system/slots.ts'
import { toHref, type LinkOptions } from '../../system/links/link-props.ts'
import { warn } from '../../system/warn.ts'
import { Link } from '../Link.tsx'

export interface Cover {
  /** The component that speaks in the warning. */
  componentName: string
  link: LinkOptions
  onClick?: MouseEventHandler<HTMLElement>
  /** Classes of the link; they stretch it over the box. */
  className: string
  /** Name of the link in place of the text inside it; of the box where nothing can be pressed. */
  label?: string
  /** Whether something else stands in place of title and description. The link is then called by `name`. */
  isReplaced: boolean
  name?: string
}

interface Covered {
  title: ReactNode
  description: ReactNode
  /** The link, where no text holds it. */
  beside: ReactNode
  /** Name of the box, where no link has it. */
  label?: string
}

export function isPressable({ link, onClick }: Pick<Cover, 'link' | 'onClick'>): boolean {
  return toHref(link) !== undefined || onClick !== undefined
}

/**
 * Makes a whole box pressable by one link that lies over it. The title holds it and is its name, so that a list of links
 * reads well; without a title the description does.
 */
export function coverWith(cover: Cover, ownTitle: ReactNode, ownDescription: ReactNode): Covered {
  const title = cover.isReplaced ? undefined : ownTitle
  const description = cover.isReplaced ? undefined : ownDescription
  if (!isPressable(cover)) return { title, description, beside: null, label: cover.label }

  const label = cover.label ?? (cover.isReplaced ? cover.name : undefined)
  const over = (text?: ReactNode) => (
    <Link {...cover.link} raw onClick={cover.onClick} className={cover.className} aria-label={label} data-slot="link">
      {text}
    </Link>
  )
  if (!isEmptySlot(title)) return { title: over(title), description, beside: null }
  if (!isEmptySlot(description)) return { title, description: over(description), beside: null }
  if (!label) warn(cover.componentName, 'the link has no name. Give it a title or an aria-label.')
  return { title, description, beside: over() }
}
