import type { ComponentProps, CSSProperties, SyntheticEvent } from 'react'
import { imageSizes, imageUrl, type ImageOptions } from './image-url'

export interface ImageProps
  extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'sizes' | 'alt'>, ImageOptions {
  /** A file of the site, such as `/showcase/a.webp`. Other addresses and drawings are shown as they are. */
  src: string
  /** What the picture shows; empty where it only adorns. */
  alt: string
  /** The width it has on the page, by the width of the screen: `100vw sm:50vw lg:400px`. */
  sizes?: string
  /** Shows a tiny version until the picture is there. An address shows that instead. @default false */
  placeholder?: boolean | string
}

const PLACEHOLDER: ImageOptions = { width: 16, height: undefined, quality: 40, format: 'webp' }

/** A picture in the size and format that the screen needs. It loads when it comes near. */
export function Image({
  src,
  width,
  height,
  sizes,
  format,
  fit,
  quality,
  background,
  provider,
  preset,
  placeholder = false,
  style,
  onLoad,
  alt,
  ...rest
}: ImageProps) {
  const options = dropUndefined({ width, height, format, fit, quality, background, provider, preset })
  const preview = placeholder === true ? imageUrl(src, { provider, ...PLACEHOLDER }) : placeholder
  const shown: CSSProperties | undefined = preview
    ? { backgroundImage: `url("${encodeURI(preview)}")`, backgroundSize: 'cover', ...style }
    : style

  function showPicture(event: SyntheticEvent<HTMLImageElement>): void {
    // The picture may be clear in parts.
    if (preview) event.currentTarget.style.backgroundImage = 'none'
    onLoad?.(event)
  }

  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      {...imageSizes(src, { ...options, ...(sizes !== undefined && { sizes }) })}
      alt={alt}
      width={width}
      height={height}
      style={shown}
      onLoad={showPicture}
    />
  )
}

function dropUndefined(options: ImageOptions): ImageOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}
