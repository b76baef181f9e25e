'use client'

import type { ReactNode, Ref } from 'react'
import { Icon } from '../components/Icon.tsx'
import { hash } from '../icons/hash.ts'
import { useFrond } from '../system/frond-context.ts'
import { roleIcon } from '../system/slots.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import type { ClassValue } from '../system/component-override.ts'
import { proseTheme } from '../theme/prose.ts'
import type { ProseElementProps } from './use-prose.ts'

type Level = 'h1' | 'h2' | 'h3' | 'h4'

export interface ProseHeadingProps extends ProseElementProps<'h2'> {
  /** The anchor that links point to. */
  id?: string
  /** Makes the text a link to the heading if it has an `id`. @default true, and false for ProseH1 */
  anchor?: boolean
  /** Extra classes for each part. */
  ui?: { anchor?: ClassValue; anchorIcon?: ClassValue }
  ref?: Ref<HTMLHeadingElement>
}

/** The title of a page. */
export function ProseH1({ anchor = false, ...props }: ProseHeadingProps) {
  return useHeading('h1', { anchor, ...props })
}

/** The heading of a section. */
export function ProseH2(props: ProseHeadingProps) {
  return useHeading('h2', props)
}

/** The heading of a subsection. */
export function ProseH3(props: ProseHeadingProps) {
  return useHeading('h3', props)
}

/** The heading of a part of a subsection. */
export function ProseH4(props: ProseHeadingProps) {
  return useHeading('h4', props)
}

function useHeading(
  Element: Level,
  { anchor = true, ui, className, children, ...props }: ProseHeadingProps,
): ReactNode {
  const frond = useFrond()
  const classes = resolveClasses(frond, proseTheme, {}, ui)

  return (
    <Element {...props} className={addClass(classes[Element], className)}>
      {anchor && props.id ? (
        <a href={`#${props.id}`} className={classes.anchor}>
          {/* A page has one title, and every link to the page shows it, so the title needs no anchor. */}
          {Element !== 'h1' && <Icon name={roleIcon(frond, 'hash', hash)} className={classes.anchorIcon} />}
          {children}
        </a>
      ) : (
        children
      )}
    </Element>
  )
}
