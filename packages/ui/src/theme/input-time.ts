import { defineTheme } from './define-theme.ts'
import { segmentLook } from './segment-look.ts'

export const inputTimeTheme = defineTheme({ name: 'input-time', ...segmentLook })
