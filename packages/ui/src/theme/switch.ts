import {
  choiceContainer,
  choiceDescription,
  choiceInput,
  choiceLabel,
  choiceRequired,
  choiceRow,
  choiceWrapper,
  controlFocus,
} from './choice-look.ts'
import { defineTheme } from './define-theme.ts'

export const switchTheme = defineTheme({
  name: 'switch',
  color: 'root',
  slots: {
    root: `${choiceRow} w-fit max-w-full`,
    container: choiceContainer,
    base: `peer/base ${choiceInput} ${controlFocus} h-(--track) w-[calc(var(--track)*2)] rounded-full bg-accented ring ring-inset ring-control checked:bg-role checked:ring-role-strong forced-colors:border forced-colors:checked:bg-[Highlight]`,
    thumb:
      'pointer-events-none absolute start-0.5 flex size-[calc(var(--track)-4px)] items-center justify-center rounded-full bg-white text-(color:--ui-border-control) shadow-sm transition-[translate] ease-spring peer-checked/base:translate-x-(--track) peer-checked/base:bg-(--on-thumb,#fff) peer-checked/base:text-(color:--c-text) motion-reduce:transition-none rtl:peer-checked/base:-translate-x-(--track) forced-colors:bg-[ButtonText] forced-colors:peer-checked/base:bg-[HighlightText] [&>[data-on]]:hidden peer-checked/base:[&>[data-off]]:hidden peer-checked/base:[&>[data-on]]:block',
    icon: 'size-[75%] shrink-0 forced-colors:text-[ButtonFace]',
    wrapper: choiceWrapper,
    label: choiceLabel,
    description: choiceDescription,
  },
  variants: {
    // Text lines have the height of the track, so that both are centered.
    size: {
      xs: { root: 'text-xs [--track:--spacing(4)]' },
      sm: { root: 'text-xs leading-4.5 [--track:--spacing(4.5)]' },
      md: { root: 'text-sm [--track:--spacing(5)]' },
      lg: { root: 'text-sm leading-5.5 [--track:--spacing(5.5)]' },
      xl: { root: 'text-base [--track:--spacing(6)]' },
    },
    highlight: { true: { base: 'outline-2 outline-offset-2' } },
    loading: { true: { root: 'cursor-progress opacity-75', base: 'cursor-progress', icon: 'animate-spin' } },
    required: { true: { label: choiceRequired } },
  },
  // The fill of neutral is white in dark mode, where a white thumb would be invisible.
  compoundVariants: [{ color: 'neutral', class: { root: '[--on-thumb:var(--on-c)]' } }],
})
