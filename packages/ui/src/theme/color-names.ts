export const colorNames = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'] as const

/** Declares custom colors for TypeScript: `interface ColorExtensions { brand: true }`. */
export interface ColorExtensions {}

export type Color = (typeof colorNames)[number] | (keyof ColorExtensions & string)
