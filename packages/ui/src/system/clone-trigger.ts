import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { resolveLazy } from './resolve-lazy.ts'

type Props = Record<string, unknown>

/** An overlay component with a trigger prop. Another overlay can then use the same trigger. */
interface TriggerHolder {
  /** Name of the trigger prop. */
  readonly triggerProp?: string
}

/**
 * Clones a trigger element with the props that open the overlay. If the element is an overlay with a trigger itself
 * (`<Modal trigger={<Tooltip><Button /></Tooltip>} />`), the innermost trigger gets the props.
 */
export function cloneTrigger(trigger: ReactElement, toProps: (element: ReactElement<Props>) => Props): ReactElement {
  const element = trigger as ReactElement<Props>
  const prop = (resolveLazy(element.type) as TriggerHolder).triggerProp
  const inner = prop === undefined ? undefined : resolveLazy(element.props[prop])
  if (prop !== undefined && isValidElement(inner))
    return cloneElement(element, { [prop]: cloneTrigger(inner, toProps) })
  if (prop !== undefined && typeof inner === 'function') {
    const renderInner = inner as (args: unknown) => ReactNode
    const renderTrigger = (args: unknown) => {
      const rendered = renderInner(args)
      return isValidElement(rendered) ? cloneTrigger(rendered, toProps) : rendered
    }
    return cloneElement(element, { [prop]: renderTrigger })
  }
  return cloneElement(element, toProps(element))
}
