import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'
import { IconView } from '../../system/icons/icon-view.tsx'
import { fillSlot, isEmptySlot } from '../../system/slots.ts'
import type { StepperItem, StepperItemArgs, StepperProps } from '../Stepper.tsx'

interface StepView<Item extends object> {
  key: string
  /** Prefix of the ids in the step. */
  id: string
  /** The accessible name of the button, without the title. */
  name: string
  args: StepperItemArgs<Item>
  slots: Pick<StepperProps<Item>, 'description' | 'indicator' | 'title' | 'wrapper'>
  trigger: ButtonHTMLAttributes<HTMLButtonElement>
  isLast: boolean
}

/** One step of the header: its button, the line to the next step, and its texts. */
export function stepView<Item extends object>({ key, id, name, args, slots, trigger, isLast }: StepView<Item>) {
  const { item, index, state, ui } = args
  const own = item as StepperItem
  const title = slots.title === undefined ? own.title : fillSlot(slots.title, args)
  const description = slots.description === undefined ? own.description : fillSlot(slots.description, args)
  const hasText = !isEmptySlot(title) || slots.wrapper !== undefined
  const icon = own.icon && <IconView name={own.icon} className={ui.icon} data-slot="icon" />
  return (
    <li
      key={key}
      className={ui.item}
      data-slot="item"
      data-state={state}
      data-disabled={trigger.disabled ? '' : undefined}
    >
      <div className={ui.container} data-slot="container">
        <button
          type="button"
          id={`${id}b`}
          className={ui.trigger}
          data-slot="trigger"
          {...trigger}
          aria-label={name}
          aria-labelledby={hasText ? `${id}b ${id}` : undefined}
        >
          <span className={ui.indicator} data-slot="indicator">
            {slots.indicator === undefined ? (icon ?? index + 1) : fillSlot(slots.indicator, args)}
          </span>
        </button>
        {!isLast && <div className={ui.separator} data-slot="separator" />}
      </div>
      <div className={ui.wrapper} id={id} data-slot="wrapper">
        {slots.wrapper === undefined ? (
          <>
            {textPart('title', ui.title, title)}
            {textPart('description', ui.description, description)}
          </>
        ) : (
          fillSlot(slots.wrapper, args)
        )}
      </div>
    </li>
  )
}

function textPart(slot: string, className: string, children: ReactNode): ReactElement | null {
  return isEmptySlot(children) ? null : (
    <div className={className} data-slot={slot}>
      {children}
    </div>
  )
}
