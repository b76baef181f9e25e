import type { MouseEventHandler, ReactNode } from 'react'
import { isEmptySlot } from '../../internal/icon-slots.ts'
import { toHref, type LinkOptions } from '../../internal/link-props.ts'
import { warn } from '../../internal/warn.ts'
import { Link } from '../Link.tsx'

export interface Cover {
  /** The component that speaks in the warning. */
  who: string
  link: LinkOptions
  onClick?: MouseEventHandler<HTMLElement>
  /** Classes of the link; they stretch it over the box. */
  className: string
  /** Name of the link in place of the text inside it. */
  label?: string
}

interface Covered {
  title: ReactNode
  description: ReactNode
  /** The link, where no text holds it. */
  beside: ReactNode
}

export function isPressable({ link, onClick }: Pick<Cover, 'link' | 'onClick'>): boolean {
  return toHref(link) !== undefined || onClick !== undefined
}

/**
 * Makes a whole box pressable by one link that lies over it. The title holds it and is its name, so that a list of links
 * reads well; without a title the description does.
 */
export function coverWith(cover: Cover, title: ReactNode, description: ReactNode): Covered {
  if (!isPressable(cover)) return { title, description, beside: null }

  const over = (text?: ReactNode) => (
    <Link
      {...cover.link}
      raw
      onClick={cover.onClick}
      className={cover.className}
      aria-label={cover.label}
      data-slot="link"
    >
      {text}
    </Link>
  )
  if (!isEmptySlot(title)) return { title: over(title), description, beside: null }
  if (!isEmptySlot(description)) return { title, description: over(description), beside: null }
  if (!cover.label) warn(cover.who, 'the link has no name. Give it a title or an aria-label.')
  return { title, description, beside: over() }
}
