import { breakpoints, densities, presets, type ImagePreset } from './image-config.ts'

/** Options of an image transformation. */
export interface ImageModifiers {
  readonly width?: number
  readonly height?: number
  readonly format?: 'webp' | 'jpeg' | 'jpg' | 'png' | 'svg'
  readonly fit?: 'contain' | 'cover' | 'fill' | 'inside' | 'outside'
  /** From 1 to 100. */
  readonly quality?: number
  /** Background color behind transparent parts, as hexadecimal digits with or without `#`. */
  readonly background?: string
}

export interface ImageOptions extends ImageModifiers {
  /** The service that transforms the image: our server, or none. @default 'ipx' */
  readonly provider?: 'ipx' | 'none'
  /** Named options to start from. Other options override them. */
  readonly preset?: ImagePreset
}

export interface ImageSizes {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
}

const MAX_SIDE = 4096

const providers = {
  ipx: (src: string, modifiers: ImageModifiers) => `/_img/${writeModifiers(modifiers) || '_'}${src}`,
  none: (src: string) => src,
} satisfies Record<NonNullable<ImageOptions['provider']>, (src: string, modifiers: ImageModifiers) => string>

/** Returns the URL of a transformed image of the site. External URLs and SVG files are returned unchanged. */
export function imageUrl(src: string, { provider = 'ipx', preset, ...modifiers }: ImageOptions = {}): string {
  if (typeof src !== 'string') {
    throw new TypeError(`Image: the source must be a string (received ${typeof src}: ${JSON.stringify(src)}).`)
  }
  if (!Object.hasOwn(providers, provider)) throw new Error(`Image: unknown provider "${String(provider)}".`)
  if (preset !== undefined && !Object.hasOwn(presets, preset))
    throw new Error(`Image: unknown preset "${String(preset)}".`)
  if (!/^\/(?!\/)/.test(src) || /\.svg$/i.test(src)) return src
  return providers[provider](src, { ...(preset && presets[preset]), ...modifiers })
}

const letters = [
  ['width', 'w'],
  ['height', 'h'],
  ['format', 'f'],
  ['fit', 'fit'],
  ['quality', 'q'],
  ['background', 'b'],
] as const

function writeModifiers(modifiers: ImageModifiers): string {
  return letters
    .flatMap(([name, letter]) => {
      const value = modifiers[name]
      return value === undefined ? [] : [`${letter}_${String(value).replace(/^#/, '')}`]
    })
    .join(',')
}

/**
 * Returns the `srcset` candidates of an image. With `sizes`, such as `100vw sm:50vw lg:400px`, the browser chooses by
 * display width; otherwise by pixel density.
 */
export function imageSizes(src: string, options: ImageOptions & { sizes?: string } = {}): ImageSizes {
  const { sizes, ...given } = options
  const whole: ImageOptions = { ...(given.preset && presets[given.preset]), ...given }
  const url = imageUrl(src, whole)
  if (url === src) return { src }

  const at = (width: number, descriptor: string) => {
    const height = whole.width && whole.height ? { height: Math.round((width * whole.height) / whole.width) } : {}
    return `${imageUrl(src, { ...whole, width, ...height })} ${descriptor}`
  }
  if (sizes === undefined) {
    const { width } = whole
    if (!width) return { src: url }
    const list = densities.filter((density) => width * density <= MAX_SIDE)
    return { src: url, srcSet: list.map((density) => at(width * density, `${density}x`)).join(', ') }
  }

  const steps = parseSizes(sizes)
  const widths = findWidths(steps)
  return {
    src: imageUrl(src, { ...whole, width: whole.width ?? widths.at(-1)! }),
    srcSet: widths.map((width) => at(width, `${width}w`)).join(', '),
    sizes: steps
      .toReversed()
      .map(({ from, size }) => (from === 0 ? size : `(min-width: ${from}px) ${size}`))
      .join(', '),
  }
}

interface SizeStep {
  /** The minimum viewport width. */
  readonly from: number
  readonly size: string
}

function parseSizes(sizes: string): SizeStep[] {
  const steps = sizes
    .trim()
    .split(/\s+/)
    .map((part): SizeStep => {
      const [, name, number, unit] = /^(?:([\da-z]+):)?(\d{1,4})(vw|px)?$/.exec(part) ?? []
      if (number === undefined || (name !== undefined && !Object.hasOwn(breakpoints, name)))
        throw new Error(`Image: "${part}" is no size. Write 100vw, sm:50vw or lg:400px.`)
      return { from: name ? breakpoints[name as keyof typeof breakpoints] : 0, size: `${number}${unit ?? 'px'}` }
    })
    .sort((a, b) => a.from - b.from)
  return steps[0]!.from === 0 ? steps : [{ from: 0, size: '100vw' }, ...steps]
}

/** Returns every width that the image can have at a breakpoint and pixel density, smallest first. */
function findWidths(steps: readonly SizeStep[]): number[] {
  const screens = [...new Set<number>(Object.values(breakpoints))]
  const widths = steps.flatMap(({ from, size }, index) => {
    const to = steps[index + 1]?.from ?? Number.POSITIVE_INFINITY
    const value = Number.parseInt(size)
    if (size.endsWith('px')) return [value]
    return screens
      .filter((screen) => screen >= from && screen <= to)
      .map((screen) => Math.round((screen * value) / 100))
  })
  const all = widths.flatMap((width) => densities.map((density) => width * density))
  return [...new Set(all.filter((width) => width > 0 && width <= MAX_SIDE))].sort((a, b) => a - b)
}
