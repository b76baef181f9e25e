import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { resolveLazy } from './resolve-lazy.ts'

type Props = Record<string, unknown>

/** A component whose trigger is one of its props, so that another overlay can use the same trigger. */
interface TriggerHolder {
  /** Name of that prop. */
  readonly triggerProp?: string
}

/**
 * Gives the props of a trigger to the element the caller passed. Where that is itself an overlay around a trigger
 * (`<Modal trigger={<Tooltip><Button /></Tooltip>} />`), the innermost trigger gets them.
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
