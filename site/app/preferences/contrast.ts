import { contrast } from '@frond/ui/colors'

export interface ContrastFigure {
  readonly label: string
  /** 1 to 21. */
  readonly value: number
  /** The WCAG 2 level for text, or none. */
  readonly level?: 'AA' | 'AAA'
}

const pairs = [
  { label: 'Text on fill', text: '--ui-on-primary', under: '--ui-primary' },
  { label: 'Primary text', text: '--ui-primary-text', under: '--ui-bg' },
  { label: 'Muted text', text: '--ui-text-muted', under: '--ui-bg' },
] as const

/** Measures the contrast of the current colors on the page, in the current color mode. */
export function measureContrast(): ContrastFigure[] {
  const resolve = createResolver()
  return pairs.map(({ label, text, under }) => {
    const value = contrast(resolve(text), resolve(under))
    return { label, value, level: value >= 7 ? 'AAA' : value >= 4.5 ? 'AA' : undefined }
  })
}

/**
 * Resolves a role through the color that the browser computes, because a role can be a mix or refer to other
 * properties.
 */
function createResolver(): (property: string) => string {
  const probe = document.body.appendChild(document.createElement('span'))
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  })!
  queueMicrotask(() => probe.remove())
  return (property) => {
    probe.style.color = `var(${property})`
    context.fillStyle = getComputedStyle(probe).color
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  }
}
