'use client'

import { lazy, Suspense, use, useState, type ReactNode } from 'react'
import { proseImg } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { proseImgTheme } from '../theme/prose-img.ts'
import { InsideLink } from './inside-link.ts'
import { useProse, type ProseElementProps } from './use-prose.ts'

export interface ProseImgProps extends ProseElementProps<'img'> {
  src?: string
  /** Alternative text. Leave it empty for decorative images. @default '' */
  alt?: string
  /** Width of the image file in pixels. With `height`, it reserves the space until the image has loaded. */
  width?: number | string
  /** Height of the image file in pixels. */
  height?: number | string
  /** Enlarges the image when it is pressed. An image in a link is never enlarged. @default true */
  zoom?: boolean
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof proseImgTheme>]?: ClassValue }
}

const defaults = { alt: '', zoom: true } as const

/** An image that loads when it comes near the viewport. */
export function ProseImg(ownProps: ProseImgProps) {
  const { alt, zoom, ui, ...props } = resolveProps(useFrond(), proseImgTheme, defaults, ownProps)
  const isInLink = use(InsideLink)
  const image = <img loading="lazy" decoding="async" alt={alt} {...useProse('img', props)} />

  if (!zoom || isInLink || !props.src) return image
  return (
    <ZoomButton src={props.src} alt={alt} ui={ui}>
      {image}
    </ZoomButton>
  )
}

/** Loads the dialog when the first image is pressed, so that articles do not load its code. */
const ImageZoom = lazy(() => import('./image-zoom.tsx').then((module) => ({ default: module.ImageZoom })))

interface ZoomButtonProps extends Pick<ProseImgProps, 'ui'> {
  src: string
  alt: string
  children: ReactNode
}

function ZoomButton({ src, alt, ui, children }: ZoomButtonProps) {
  const frond = useFrond()
  const classes = resolveClasses(frond, proseImgTheme, {}, ui)
  const { zoom } = messagesOf(frond, 'proseImg', proseImg)
  const [open, setOpen] = useState<boolean>()

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={alt ? `${zoom}: ${alt}` : zoom}
        className={classes.zoom}
        data-slot="zoom"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open !== undefined && (
        <Suspense>
          <ImageZoom src={src} alt={alt} title={alt || zoom} classes={classes} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
