import type { ImageModifiers } from './image-url.ts'

/** Viewport widths, by the names that `sizes` uses. */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, '2xl': 1536 } as const
export type Breakpoint = keyof typeof breakpoints

/** Supported device pixel ratios. */
export const densities = [1, 2] as const

/** Named sets of image options. */
export const presets = {
  avatar: { fit: 'cover', format: 'webp', width: 48, height: 48 },
  photo: { format: 'webp', quality: 80 },
  thumbnail: { fit: 'cover', format: 'webp', quality: 70, width: 320, height: 200 },
} as const satisfies Record<string, ImageModifiers>
export type ImagePreset = keyof typeof presets
