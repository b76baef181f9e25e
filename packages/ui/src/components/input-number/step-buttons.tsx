import type { ReactNode } from 'react'
import { minus as minusRole } from '../../icons/minus.ts'
import { plus as plusRole } from '../../icons/plus.ts'
import { inControl } from '../../primitives/form/field.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { addClass, type Classes } from '../../system/resolve-classes.ts'
import { fillSlot, roleIcon, type Slot } from '../../system/slots.ts'
import type { SlotOf } from '../../theme/define-theme.ts'
import type { inputNumberTheme } from '../../theme/input-number.ts'
import { Button, type ButtonProps } from '../Button.tsx'
import type { IconValue } from '../Icon.tsx'
import type { InputNumberProps } from '../InputNumber.tsx'

type Part = SlotOf<typeof inputNumberTheme>

/** The props of the buttons that step the number. */
export const stepButtonProps = {
  increment: true,
  incrementIcon: true,
  incrementDisabled: true,
  renderIncrement: true,
  decrement: true,
  decrementIcon: true,
  decrementDisabled: true,
  renderDecrement: true,
} as const

interface StepState {
  value: number | null
  min: number
  max: number
  size: ButtonProps['size']
  classes: Classes<Part>
  texts: { increment: string; decrement: string }
  /** Disables both buttons. */
  disabled: boolean | undefined
  handlersOf: (steps: 1 | -1) => Partial<ButtonProps>
}

/** The buttons that add and subtract one step. */
export function stepButtons(
  frond: FrondContextValue,
  props: Pick<InputNumberProps, keyof typeof stepButtonProps>,
  state: StepState,
): { up: ReactNode; down: ReactNode } {
  const { value, min, max, disabled, handlersOf } = state
  return {
    up: stepButton(frond, 'increment', state, {
      given: props.increment,
      content: props.renderIncrement,
      icon: props.incrementIcon ?? roleIcon(frond, 'plus', plusRole),
      disabled: disabled || (value !== null && value >= max) || props.incrementDisabled,
      handlers: handlersOf(1),
    }),
    down: stepButton(frond, 'decrement', state, {
      given: props.decrement,
      content: props.renderDecrement,
      icon: props.decrementIcon ?? roleIcon(frond, 'minus', minusRole),
      disabled: disabled || (value !== null && value <= min) || props.decrementDisabled,
      handlers: handlersOf(-1),
    }),
  }
}

interface StepButton {
  /** Whether there is a button, or its props. */
  given: boolean | ButtonProps | undefined
  content: Slot<{ ui: Classes<Part> }>
  icon: IconValue
  disabled: boolean | undefined
  handlers: Partial<ButtonProps>
}

function stepButton(
  frond: FrondContextValue,
  part: 'increment' | 'decrement',
  { size, classes, texts }: StepState,
  { given, content, icon, disabled, handlers }: StepButton,
): ReactNode {
  if (!given) return null
  const props = given === true ? undefined : given
  return inControl(
    frond,
    <Button
      color="neutral"
      variant="ghost"
      size={size}
      square
      tabIndex={-1}
      icon={content === undefined ? icon : undefined}
      aria-label={texts[part]}
      data-slot={part}
      {...handlers}
      {...props}
      disabled={disabled}
      className={addClass(classes[part], props?.className)}
    >
      {fillSlot(content, { ui: classes })}
    </Button>,
  )
}
