import { defineTheme } from './define-theme.ts'

// Before JavaScript has placed the range and the thumbs, the native thumb is visible.
const nativeThumb =
  'appearance-none size-(--thumb) rounded-full border-2 border-role bg-default opacity-[var(--native,1)]'
const native = nativeThumb
  .split(' ')
  .flatMap((name) => [`[&>input::-webkit-slider-thumb]:${name}`, `[&>input::-moz-range-thumb]:${name}`])
  .join(' ')

const input =
  'absolute inset-0 size-full cursor-[inherit] appearance-none bg-transparent outline-hidden [pointer-events:var(--native-events,auto)]'
    .split(' ')
    .map((name) => `[&>input]:${name}`)
    .join(' ')

export const sliderTheme = defineTheme({
  name: 'slider',
  color: 'root',
  slots: {
    root: `group/root relative flex h-(--thumb) w-full cursor-pointer touch-pan-y items-center justify-center select-none has-disabled:cursor-not-allowed has-disabled:opacity-50 pointer-coarse:before:absolute pointer-coarse:before:-inset-2 forced-colors:[&>input]:outline-0 ${input} ${native}`,
    track: 'relative h-(--track) w-full overflow-hidden rounded-full bg-accented forced-colors:border',
    // Thumbs stay inside the track, so the range is as long as the track without one thumb.
    range:
      'absolute inset-0 m-auto h-full w-[calc(100%-var(--thumb))] overflow-visible stroke-role stroke-9 rtl:-scale-x-100 forced-colors:stroke-[Highlight]',
    thumb:
      'absolute start-[calc(var(--at,0)*(100%-var(--thumb)))] size-(--thumb) rounded-full border-2 border-role bg-default opacity-[calc(1-var(--native,1))] outline-role transition-shadow not-group-has-disabled/root:hover:ring-4 not-group-has-disabled/root:hover:ring-role/20 [input:focus+&]:z-raised [input:focus-visible+&]:outline-2 [input:focus-visible+&]:outline-offset-2',
  },
  // The base classes of the parts are those of orientation `horizontal`.
  variants: {
    orientation: {
      horizontal: {},
      vertical: {
        root: 'h-full min-h-24 w-(--thumb) touch-pan-x [&>input]:[direction:rtl] [&>input]:[writing-mode:vertical-lr]',
        track: 'h-auto w-(--track) self-stretch',
        range: 'h-[calc(100%-var(--thumb))] w-full',
        thumb: 'start-auto bottom-[calc(var(--at,0)*(100%-var(--thumb)))]',
      },
    },
    size: {
      xs: { root: '[--thumb:--spacing(3)] [--track:--spacing(1)]' },
      sm: { root: '[--thumb:--spacing(3.5)] [--track:--spacing(1.5)]' },
      md: { root: '[--thumb:--spacing(4)] [--track:--spacing(2)]' },
      lg: { root: '[--thumb:--spacing(4.5)] [--track:--spacing(2.5)]' },
      xl: { root: '[--thumb:--spacing(5)] [--track:--spacing(3)]' },
    },
    inverted: { true: { root: '[&>input]:-scale-x-100' } },
    highlight: { true: { track: 'outline-1 outline-role' } },
  },
  compoundVariants: [
    { inverted: true, orientation: 'vertical', class: { root: '[&>input]:scale-x-100 [&>input]:-scale-y-100' } },
  ],
})
