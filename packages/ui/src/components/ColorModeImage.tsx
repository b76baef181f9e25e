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
  /** URL of the image for light mode. */
  light: string
  /** URL of the image for dark mode. */
  dark: string
  /** Alternative text. Empty for a decorative image. @default '' */
  alt?: string
  /** When the images are loaded. With `lazy` the hidden one is not loaded; with `eager` both are. @default 'lazy' */
  loading?: 'lazy' | 'eager'
  /** Classes for both images. */
  className?: ClassValue
  /** Extra classes for each image. */
  ui?: { [P in SlotOf<typeof colorModeImageTheme>]?: ClassValue }
  /** The image for light mode. */
  ref?: Ref<HTMLImageElement>
}

const defaults = { alt: '', loading: 'lazy' } as const

// Both images are in the page and CSS shows one of them, so that the right one is visible before scripts run. Browsers do not
// load a lazy image that is not displayed.
/** Different images for light and dark mode. */
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
        // After `loading`: React sets attributes in this order, and the browser starts to load when it gets `src`.
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
