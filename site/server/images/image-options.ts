/** The options in the first segment of `/_img/{modifiers}/{path}`. */
export interface ImageOptions {
  readonly width?: number
  readonly height?: number
  readonly fit?: ImageFit
  readonly format?: ImageFormat
  readonly quality?: number
  /** Six or eight hexadecimal digits. */
  readonly background?: string
}

export const imageFits = ['contain', 'cover', 'fill', 'inside', 'outside'] as const
export type ImageFit = (typeof imageFits)[number]

export const imageFormats = ['webp', 'jpeg', 'png', 'svg'] as const
export type ImageFormat = (typeof imageFormats)[number]

export const MAX_SIDE = 4096

const names: Readonly<Record<string, string>> = {
  w: 'width',
  h: 'height',
  s: 'resize',
  f: 'format',
  q: 'quality',
  b: 'background',
}

/** Parses `w_640,h_480,f_webp`, or `_` for the unchanged image. Returns a message if a modifier is invalid. */
export function parseImageOptions(modifiers: string): ImageOptions | string {
  const options: Record<string, number | string> = {}
  if (modifiers === '_') return options
  for (const modifier of modifiers.split(/[,&]/)) {
    const [, short, value] = /^([a-z]{1,10})[_=:]([\w-]{1,20})$/i.exec(modifier) ?? []
    if (short === undefined || value === undefined) return 'A modifier has the form w_640.'
    const read = readModifier(Object.hasOwn(names, short) ? names[short]! : short, value)
    if (typeof read === 'string') return read
    for (const [name, each] of Object.entries(read)) {
      if (Object.hasOwn(options, name)) return `The ${name} is given twice.`
      options[name] = each
    }
  }
  return options
}

function readModifier(name: string, value: string): Record<string, number | string> | string {
  switch (name) {
    case 'width':
    case 'height': {
      const side = readWhole(value, MAX_SIDE)
      return side === undefined ? `The ${name} is a whole number from 1 to ${MAX_SIDE}.` : { [name]: side }
    }
    case 'resize': {
      const [width, height] = value.split('x').map((side) => readWhole(side, MAX_SIDE))
      if (!/^\d+x\d+$/.test(value) || width === undefined || height === undefined)
        return `The size is two whole numbers from 1 to ${MAX_SIDE}, such as s_640x480.`
      return { width, height }
    }
    case 'quality': {
      const quality = readWhole(value, 100)
      return quality === undefined ? 'The quality is a whole number from 1 to 100.' : { quality }
    }
    case 'format': {
      const format = imageFormats.find((each) => each === (value === 'jpg' ? 'jpeg' : value))
      return format ? { format } : 'The format is webp, jpeg, jpg, png or svg.'
    }
    case 'fit': {
      const fit = imageFits.find((each) => each === value)
      return fit ? { fit } : `The fit is ${imageFits.join(', ')}.`
    }
    case 'background': {
      const [, digits] = /^((?:[\da-f]{3}){1,2}|[\da-f]{8})$/i.exec(value) ?? []
      if (!digits) return 'The background is a colour of 3, 6 or 8 hexadecimal digits.'
      return { background: (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).toLowerCase() }
    }
    default:
      return `There is no modifier "${name}".`
  }
}

function readWhole(text: string, limit: number): number | undefined {
  if (!/^[1-9]\d{0,3}$/.test(text)) return undefined
  const value = Number(text)
  return value <= limit ? value : undefined
}
