'use client'

import type { ReactNode } from 'react'
import { useFrond } from '../system/frond-context.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import type { Color } from '../theme/color-names.ts'
import { proseTheme } from '../theme/prose.ts'
import { proseLink } from './prose-link.ts'
import { useProse, type ProseElementProps } from './use-prose.ts'

export interface ProseAProps extends ProseElementProps<'a'> {
  href?: string
}

/** A link in a sentence. Inside the application it goes through the router that `<App>` knows. */
export function ProseA(ownProps: ProseAProps) {
  const frond = useFrond()
  const { href, target, rel, children, ...props } = useProse('a', ownProps)
  if (href === undefined) return <a {...props}>{children}</a>

  const { element: Element, props: link } = proseLink(frond, href, { target, rel }, 'ProseA')
  return (
    <Element {...props} {...link}>
      {children}
    </Element>
  )
}

/** A passage from elsewhere. */
export function ProseBlockquote(props: ProseElementProps<'blockquote'>) {
  return <blockquote {...useProse('blockquote', props)} />
}

export interface ProseCodeProps extends Omit<ProseElementProps<'code'>, 'color'> {
  /** Tints the box. @default 'neutral' */
  color?: Color
  /** Language of the code, for a highlighter. */
  lang?: string
}

/** Code in a sentence. */
export function ProseCode({ color = 'neutral', lang: _, className, ...props }: ProseCodeProps) {
  const tint = color === 'neutral' ? {} : { color, colored: true }
  const classes = resolveClasses(useFrond(), proseTheme, tint)
  return <code {...props} className={addClass(classes.code, className)} />
}

/** Words with a stress. */
export function ProseEm(props: ProseElementProps<'em'>) {
  return <em {...useProse('em', props)} />
}

/** A break between two thoughts. */
export function ProseHr(props: ProseElementProps<'hr'>) {
  return <hr {...useProse('hr', props)} />
}

export interface ProseImgProps extends ProseElementProps<'img'> {
  src?: string
  /** What the picture shows, for those who do not see it; empty for decoration. @default '' */
  alt?: string
  /** Width of the file in pixels. With `height` it keeps the place free until the picture is there. */
  width?: number | string
  /** Height of the file in pixels. */
  height?: number | string
}

/** A picture, loaded when it comes near. */
export function ProseImg({ alt = '', ...props }: ProseImgProps) {
  return <img loading="lazy" decoding="async" alt={alt} {...useProse('img', props)} />
}

export interface ProseKbdProps extends ProseElementProps<'kbd'> {
  /** What is printed on the key, for texts that write it as an attribute. `children` wins. */
  value?: ReactNode
}

/** A key to press. */
export function ProseKbd({ value, children, ...props }: ProseKbdProps) {
  return <kbd {...useProse('kbd', props)}>{children ?? value}</kbd>
}

/** A paragraph. */
export function ProseP(props: ProseElementProps<'p'>) {
  return <p {...useProse('p', props)} />
}

/** Footnotes below the text; any other section is left as it is. */
export function ProseSection(ownProps: ProseElementProps<'section'>) {
  const { className, ...props } = ownProps
  const { section } = resolveClasses(useFrond(), proseTheme, {})
  const isFootnotes = typeof className === 'string' && /\bfootnotes\b/.test(className)
  return <section {...props} className={addClass(isFootnotes ? section : '', className) || undefined} />
}

/** Words that matter. */
export function ProseStrong(props: ProseElementProps<'strong'>) {
  return <strong {...useProse('strong', props)} />
}

/** A raised number, such as that of a footnote. */
export function ProseSup(props: ProseElementProps<'sup'>) {
  return <sup {...useProse('sup', props)} />
}
