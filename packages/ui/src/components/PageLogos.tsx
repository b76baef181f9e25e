'use client'

import { isValidElement, type HTMLAttributes, type ImgHTMLAttributes, type ReactNode, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { isEmptySlot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pageLogosTheme } from '../theme/page-logos.ts'
import type { IconValue } from './Icon.tsx'
import { Marquee, type MarqueeProps } from './Marquee.tsx'
import { part } from './page/page-parts.tsx'

/** A logo: an icon, an icon with a label, or the attributes of an image. */
export type PageLogosItem =
  | IconValue
  | { icon: IconValue; label: string; src?: never }
  | (ImgHTMLAttributes<HTMLImageElement> & { src: string; alt: string; icon?: never })

export interface PageLogosProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'title'> {
  /** Text above the logos. */
  title?: string
  /** The logos: icons, icons with a `label`, or images with `src` and `alt`. */
  items?: readonly PageLogosItem[]
  /** Scrolls the logos in a loop, which pauses on hover. Pass `Marquee` props to customize it. @default false */
  marquee?: boolean | MarqueeProps
  /** Replaces the logos. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof pageLogosTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { marquee: false } as const

/** A row of logos. */
export function PageLogos(ownProps: PageLogosProps) {
  const frond = useFrond()
  const {
    title,
    items = [],
    marquee,
    children,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, pageLogosTheme, defaults, ownProps)
  const classes = resolveClasses(frond, pageLogosTheme, { marquee: marquee !== false }, ui, className)

  const logos = children ?? (items.length > 0 && items.map((item, index) => logo(item, index, classes.logo)))
  const options = typeof marquee === 'object' ? marquee : undefined

  return renderElement('div', render, {
    'data-slot': 'page-logos',
    ...attributes,
    className: classes.root,
    children: (
      <>
        {part('title', classes.title, title, 'p')}
        {marquee && !isEmptySlot(logos) ? (
          <Marquee pauseOnHover {...options} className={joinClass(classes.logos, options?.className)} data-slot="logos">
            {logos}
          </Marquee>
        ) : (
          part('logos', classes.logos, logos)
        )}
      </>
    ),
  })
}

function logo(item: PageLogosItem, key: number, className: string): ReactNode {
  if (typeof item === 'object' && !isValidElement(item)) {
    if ('src' in item && item.src !== undefined) {
      const { alt, className: own, ...attributes } = item
      return <img key={key} {...attributes} alt={alt} className={addClass(className, own)} data-slot="logo" />
    }
    if ('icon' in item && item.icon !== undefined) {
      return <IconView key={key} name={item.icon} aria-label={item.label} className={className} data-slot="logo" />
    }
  }
  return <IconView key={key} name={item as IconValue} className={className} data-slot="logo" />
}

/**
 * Joins the classes of the theme and of the caller. Both are passed to Marquee as `className`, where a function of the
 * caller gets all other classes.
 */
function joinClass(own: string, added: ClassValue | undefined): ClassValue {
  return typeof added === 'function' ? (classes) => added(`${classes} ${own}`) : addClass(own, added)
}
