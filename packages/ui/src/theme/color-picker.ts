import { defineTheme } from './define-theme.ts'

// Colors are set with `currentColor` and SVG attributes, because a Content-Security-Policy may forbid style attributes.
const ring =
  'outline-primary has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 forced-colors:outline-[Highlight]'
const thumb =
  'cursor-[inherit] fill-current stroke-white stroke-2 drop-shadow-[0_0_1px_rgb(0_0_0/0.6)] [r:7px] transition-[r] in-has-[input:focus-visible]:[r:9px] motion-reduce:transition-none'
/** A checkerboard that is visible through translucent colors. */
const checks =
  'bg-[linear-gradient(var(--shade),var(--shade)),repeating-conic-gradient(#fff_0_25%,#ccc_0_50%)] bg-size-[auto,8px_8px]'

export const colorPickerTheme = defineTheme({
  name: 'color-picker',
  level: 1,
  slots: {
    root: 'inline-flex w-fit max-w-full flex-col gap-3 align-middle data-disabled:cursor-not-allowed data-disabled:opacity-50',
    picker: 'flex gap-3 touch-none forced-color-adjust-none',
    selector: `relative min-w-0 shrink rounded-md cursor-crosshair in-data-disabled:cursor-not-allowed ${ring}`,
    selectorBackground:
      'size-full overflow-visible rounded-[inherit] bg-current inset-ring inset-ring-inverted/10 bg-[linear-gradient(to_top,#000,transparent),linear-gradient(to_right,#fff,transparent)]',
    selectorThumb: thumb,
    track: `relative w-2.5 shrink-0 rounded-full cursor-pointer in-data-disabled:cursor-not-allowed before:absolute before:-inset-x-1.5 before:inset-y-0 ${ring}`,
    trackBackground:
      'size-full overflow-visible rounded-[inherit] bg-[linear-gradient(to_top,#f00,#ff0,#0f0,#0ff,#00f,#f0f,#f00)]',
    trackThumb: thumb,
    alphaTrack: `relative w-2.5 shrink-0 rounded-full cursor-pointer in-data-disabled:cursor-not-allowed before:absolute before:-inset-x-1.5 before:inset-y-0 ${ring}`,
    alphaTrackBackground:
      'size-full overflow-visible rounded-[inherit] bg-[linear-gradient(to_top,transparent,currentColor),repeating-conic-gradient(#fff_0_25%,#ccc_0_50%)] bg-size-[auto,8px_8px]',
    alphaTrackThumb: thumb,
    slider: 'pointer-events-none absolute inset-0 size-full appearance-none opacity-0',
    controls: 'flex gap-2',
    eyeDropper: '',
    input: 'w-0 min-w-0 flex-1 rtl:*:[input]:text-right',
    preview: `size-4 shrink-0 rounded-sm border border-inverted/15 forced-color-adjust-none [--shade:currentColor] ${checks}`,
    // As wide as the other parts.
    swatches: 'flex w-0 min-w-full flex-wrap gap-1.5',
    swatch:
      'relative cursor-pointer rounded-sm outline-primary has-checked:outline-2 has-checked:outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 in-data-disabled:cursor-not-allowed forced-color-adjust-none',
    swatchInput: 'absolute inset-0 size-full cursor-[inherit] appearance-none rounded-[inherit] outline-hidden',
    swatchColor: `block size-full rounded-[inherit] border border-inverted/15 [--shade:currentColor] ${checks}`,
  },
  variants: {
    size: {
      xs: { selector: 'size-38', swatch: 'size-5' },
      sm: { selector: 'size-40', swatch: 'size-5' },
      md: { selector: 'size-42', swatch: 'size-6' },
      lg: { selector: 'size-46', swatch: 'size-6' },
      xl: { selector: 'size-50', swatch: 'size-7' },
    },
    alpha: { true: {} },
  },
})
