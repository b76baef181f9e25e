/** Converts a color of a computed style, in any notation, to `#rrggbb`. */
export function toHexColor(color: string): string {
  const canvas = document.createElement('canvas').getContext('2d')!
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
