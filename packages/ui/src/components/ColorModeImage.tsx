'use client'

import type { ImgHTMLAttributes, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { colorModeImageTheme } from '../theme/color-mode-image.ts'
import type { SlotOf } from '../theme/define-theme.ts'

export interface ColorModeImageProps extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'className' | 'src' | 'srcSet' | 'children'
> {
  /** Address of the picture for light mode. */
  light: string
  /** Address of the picture for dark mode. */
  dark: string
  /** What the picture shows; empty where it only decorates. @default '' */
  alt?: string
  /** When the pictures are loaded. With `lazy` the one that is not shown is never loaded; with `eager` both are, at once. @default 'lazy' */
  loading?: 'lazy' | 'eager'
  /** Classes for both pictures. */
  className?: ClassValue
  /** Extra classes for each picture. */
  ui?: { [P in SlotOf<typeof colorModeImageTheme>]?: ClassValue }
  /** The picture for light mode. */
  ref?: Ref<HTMLImageElement>
}

const defaults = { alt: '', loading: 'lazy' } as const

// Both are in the page and CSS picks one, so that the right one shows before any script. A browser does not load a lazy
// picture that is not displayed.
/** A picture for light mode and another for dark. */
export function ColorModeImage(ownProps: ColorModeImageProps) {
  const frond = useFrond()
  const { light, dark, alt, className, ui, ref, id, ...attributes } = resolveProps(
    frond,
    colorModeImageTheme,
    defaults,
    ownProps,
  )
  const classes = resolveClasses(frond, colorModeImageTheme, {}, ui)

  return (
    <>
      <img
        data-slot="color-mode-image"
        {...attributes}
        // After `loading`, which has to be known before the address is.
        src={light}
        alt={alt}
        id={id}
        ref={ref}
        className={addClass(classes.light, className)}
      />
      <img {...attributes} src={dark} alt={alt} className={addClass(classes.dark, className)} data-slot="dark" />
    </>
  )
}
