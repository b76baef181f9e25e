'use client'

import { useState, type ReactNode } from 'react'
import type { AvatarProps, AvatarSize } from '../Avatar.tsx'
import { avatarTheme } from '../../theme/avatar.ts'
import { useFrond } from '../../system/frond-context.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import { renderElement, type RenderProp } from '../../system/render-element.ts'
import { resolveClasses } from '../../system/resolve-classes.ts'
import { resolveProps } from '../../system/resolve-props.ts'

/** An avatar inside another component, without a chip. */
export type AvatarOptions = Omit<AvatarProps, 'chip'>

const defaults = { size: 'md', color: 'neutral' } as const

/** The props of the root element of an avatar. The caller creates the element, so that Avatar can add a chip. */
export function useAvatar(ownProps: AvatarOptions): {
  size: AvatarSize
  render?: RenderProp
  root: Record<string, unknown>
} {
  const frond = useFrond()
  const { src, alt, icon, text, size, color, children, className, ui, render, ...attributes } = resolveProps(
    frond,
    avatarTheme,
    defaults,
    ownProps,
    frond.avatarGroup?.props,
  )
  const classes = resolveClasses(frond, avatarTheme, { size, color }, ui, className)
  const [failedSrc, setFailedSrc] = useState<string>()

  let content: ReactNode = children
  if (content === undefined) {
    if (src && src !== failedSrc) {
      // The sizes start at 16 px and grow by 4 px.
      const pixels = 16 + 4 * avatarTheme.variants.size![0].indexOf(size)
      content = (
        <img
          src={src}
          alt={alt ?? ''}
          width={pixels}
          height={pixels}
          className={classes.image}
          data-slot="image"
          onError={() => setFailedSrc(src)}
          // An image in the HTML from the server may fail before hydration.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailedSrc(src)
          }}
        />
      )
    } else if (icon) {
      content = <IconView name={icon} aria-label={alt} className={classes.icon} data-slot="icon" />
    } else {
      content = (
        <span role={alt && 'img'} aria-label={alt} className={classes.fallback} data-slot="fallback">
          {text || initials(alt) || '\u00a0'}
        </span>
      )
    }
  }

  return { size, render, root: { 'data-slot': 'avatar', ...attributes, className: classes.root, children: content } }
}

export function AvatarView(props: AvatarOptions) {
  const { render, root } = useAvatar(props)
  return renderElement('span', render, root)
}

/** First letters of the first two words. */
function initials(name = ''): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
}
