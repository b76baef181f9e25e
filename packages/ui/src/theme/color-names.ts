export const colorNames = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'] as const

/** Colours of your own, made known to the compiler: `interface ColorExtensions { brand: true }`. */
export interface ColorExtensions {}

export type Color = (typeof colorNames)[number] | (keyof ColorExtensions & string)
