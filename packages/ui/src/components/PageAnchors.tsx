'use client'

import type { HTMLAttributes, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pageAnchorsTheme } from '../theme/page-anchors.ts'
import { linkItems, type LinkItem, type LinkItemSlots } from './page/link-items.tsx'

type Part = SlotOf<typeof pageAnchorsTheme>

export interface PageAnchor extends LinkItem<Part> {}

export interface PageAnchorsProps<Link extends object = PageAnchor>
  extends LinkItemSlots<Link, Part>, Omit<HTMLAttributes<HTMLElement>, 'className' | 'children'> {
  /** The links. Each accepts a `label`, an `icon` and link props. */
  links?: readonly Link[]
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <nav> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** A list of the main links of a site, each with an icon in a box. */
export function PageAnchors<Link extends object = PageAnchor>(ownProps: PageAnchorsProps<Link>) {
  const frond = useFrond()
  const {
    links = [],
    link,
    linkLeading,
    linkLabel,
    linkTrailing,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, pageAnchorsTheme, {}, ownProps)
  const classes = resolveClasses(frond, pageAnchorsTheme, { active: false }, ui, className)
  const activeClasses = resolveClasses(frond, pageAnchorsTheme, { active: true }, ui)

  return renderElement('nav', render, {
    'data-slot': 'page-anchors',
    ...attributes,
    className: classes.root,
    children: links.length > 0 && (
      <ul className={classes.list} data-slot="list">
        {linkItems(frond, links, { link, linkLeading, linkLabel, linkTrailing }, classes, activeClasses)}
      </ul>
    ),
  })
}
