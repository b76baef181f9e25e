import {
  choiceBox,
  choiceCard,
  choiceContainer,
  choiceDescription,
  choiceInput,
  choiceLabel,
  choiceMark,
  choiceRequired,
  choiceRow,
  choiceSizes,
  choiceWrapper,
  controlFocus,
  rowChecked,
  rowFocus,
} from './choice-look.ts'
import { defineTheme } from './define-theme.ts'

/** For an indeterminate box. HTML has no attribute for that state, so the server sets a data attribute. */
const mixed = (...classes: string[]) =>
  classes.map((name) => `peer-indeterminate/base:${name} peer-data-indeterminate/base:${name}`).join(' ')

export const checkboxTheme = defineTheme({
  name: 'checkbox',
  color: 'root',
  slots: {
    root: `group/root ${choiceRow} w-fit max-w-full`,
    container: choiceContainer,
    base: `peer/base ${choiceInput} ${choiceBox} ${controlFocus} rounded-sm indeterminate:border-transparent indeterminate:bg-role data-indeterminate:border-transparent data-indeterminate:bg-role forced-colors:indeterminate:bg-[Highlight]`,
    // Without a custom icon, the check mark is drawn with CSS, which keeps the HTML short.
    indicator: `${choiceMark} size-(--choice) opacity-0 transition-opacity peer-checked/base:opacity-100 empty:before:absolute empty:before:inset-0 empty:before:bg-current empty:before:[clip-path:polygon(26.3%_45.6%,42%_61.4%,73.5%_27%,81.3%_34.1%,42.4%_76.7%,18.7%_53.1%)] ${mixed('opacity-100', 'empty:before:[clip-path:inset(44.5%_22%)]', '[&>:first-child]:hidden', '[&>:last-child]:block')}`,
    icon: 'size-full p-px not-first:hidden',
    wrapper: choiceWrapper,
    label: choiceLabel,
    description: choiceDescription,
  },
  // The base classes of the parts are those of variant `list` and indicator `start`.
  variants: {
    indicator: {
      start: {},
      end: { root: 'w-full flex-row-reverse justify-between' },
      hidden: { root: `rounded-sm ${rowFocus} ${rowChecked}`, container: 'sr-only' },
    },
    variant: {
      list: {},
      card: {
        root: `${choiceCard} ${rowFocus}`,
        base: 'focus-visible:outline-hidden',
        description: 'group-has-checked/root:text-toned',
      },
    },
    size: {
      xs: { root: choiceSizes.xs },
      sm: { root: choiceSizes.sm },
      md: { root: choiceSizes.md },
      lg: { root: choiceSizes.lg },
      xl: { root: choiceSizes.xl },
    },
    highlight: { true: { base: 'border-role' } },
    required: { true: { label: choiceRequired } },
  },
  compoundVariants: [{ variant: 'card', highlight: true, class: { root: 'border-role' } }],
})
