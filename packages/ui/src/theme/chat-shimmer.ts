import { defineTheme } from './define-theme.ts'

export const chatShimmerTheme = defineTheme({
  name: 'chat-shimmer',
  root: 'base',
  slots: {
    // The text color stays set, so that the text is visible without animation and in forced colors.
    base: 'animate-shimmer bg-[image:linear-gradient(90deg,transparent_calc(50%-var(--shimmer-spread,2em)),var(--ui-text-highlighted),transparent_calc(50%+var(--shimmer-spread,2em))),linear-gradient(var(--ui-text-dimmed),var(--ui-text-dimmed))] bg-[size:133.333%_100%,100%_100%] bg-clip-text text-dimmed [-webkit-text-fill-color:transparent] motion-reduce:animate-none motion-reduce:[-webkit-text-fill-color:currentcolor] rtl:[animation-direction:reverse] forced-colors:[-webkit-text-fill-color:currentcolor]',
  },
})
