import type { ComponentProps, CSSProperties, SyntheticEvent } from 'react'
import { imageSizes, imageUrl, type ImageOptions } from './image-url'

export interface ImageProps
  extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'sizes' | 'alt'>, ImageOptions {
  /** Path of an image of the site, such as `/showcase/a.webp`. External URLs and SVG files are used unchanged. */
  src: string
  /** Alternative text. Empty for decorative images. */
  alt: string
  /** Display width by viewport width: `100vw sm:50vw lg:400px`. */
  sizes?: string
  /** Shows a tiny placeholder until the image has loaded. Pass a URL to use another placeholder. @default false */
  placeholder?: boolean | string
}

const PLACEHOLDER: ImageOptions = { width: 16, height: undefined, quality: 40, format: 'webp' }

/** An image in the size and format that the screen needs. It is loaded lazily. */
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
    // The image may be partly transparent, so remove the placeholder behind it.
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
