import { blue, green, red, slate, yellow } from './palettes.ts'
import type { colorNames } from '../theme/color-names.ts'
import type { ColorScale } from './scale.ts'

/** The default scales of the seven colors. */
export const defaultColors = {
  primary: green,
  secondary: blue,
  success: green,
  info: blue,
  warning: yellow,
  error: red,
  neutral: slate,
} satisfies Record<(typeof colorNames)[number], ColorScale>
