import { defineTheme } from './define-theme.ts'
import { segmentLook } from './segment-look.ts'

export const inputDateTheme = defineTheme({ name: 'input-date', ...segmentLook })
