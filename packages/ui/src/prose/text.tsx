'use client'

import type { ReactNode } from 'react'
import { useFrond } from '../system/frond-context.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import type { Color } from '../theme/color-names.ts'
import { proseTheme } from '../theme/prose.ts'
import { InsideLink } from './inside-link.ts'
import { proseLink } from './prose-link.ts'
import { useProse, type ProseElementProps } from './use-prose.ts'

export interface ProseAProps extends ProseElementProps<'a'> {
  href?: string
}

/** A link in the text. Links to pages of the application use the router of `<App>`. */
export function ProseA(ownProps: ProseAProps) {
  const frond = useFrond()
  const { href, target, rel, children, ...props } = useProse('a', ownProps)
  if (href === undefined) return <a {...props}>{children}</a>

  const { element: Element, props: link } = proseLink(frond, href, { target, rel }, 'ProseA')
  return (
    <Element {...props} {...link}>
      <InsideLink value>{children}</InsideLink>
    </Element>
  )
}

/** A quotation. */
export function ProseBlockquote(props: ProseElementProps<'blockquote'>) {
  return <blockquote {...useProse('blockquote', props)} />
}

export interface ProseCodeProps extends Omit<ProseElementProps<'code'>, 'color'> {
  /** Color of the box. @default 'neutral' */
  color?: Color
  /** Language of the code, for the syntax highlighter. */
  lang?: string
}

/** Inline code. */
export function ProseCode({ color = 'neutral', lang: _, className, ...props }: ProseCodeProps) {
  const tint = color === 'neutral' ? {} : { color, colored: true }
  const classes = resolveClasses(useFrond(), proseTheme, tint)
  return <code {...props} className={addClass(classes.code, className)} />
}

/** Emphasized text. */
export function ProseEm(props: ProseElementProps<'em'>) {
  return <em {...useProse('em', props)} />
}

/** A horizontal rule between two parts of the text. */
export function ProseHr(props: ProseElementProps<'hr'>) {
  return <hr {...useProse('hr', props)} />
}

export interface ProseKbdProps extends ProseElementProps<'kbd'> {
  /** Label of the key. `children` take precedence. */
  value?: ReactNode
}

/** A key of the keyboard. */
export function ProseKbd({ value, children, ...props }: ProseKbdProps) {
  return <kbd {...useProse('kbd', props)}>{children ?? value}</kbd>
}

/** A paragraph. */
export function ProseP(props: ProseElementProps<'p'>) {
  return <p {...useProse('p', props)} />
}

/** The list of footnotes. Any other section is rendered unchanged. */
export function ProseSection(ownProps: ProseElementProps<'section'>) {
  const { className, ...props } = ownProps
  const { section } = resolveClasses(useFrond(), proseTheme, {})
  const isFootnotes = typeof className === 'string' && /\bfootnotes\b/.test(className)
  return <section {...props} className={addClass(isFootnotes ? section : '', className) || undefined} />
}

/** Important text. */
export function ProseStrong(props: ProseElementProps<'strong'>) {
  return <strong {...useProse('strong', props)} />
}

/** Superscript text, such as the number of a footnote. */
export function ProseSup(props: ProseElementProps<'sup'>) {
  return <sup {...useProse('sup', props)} />
}
