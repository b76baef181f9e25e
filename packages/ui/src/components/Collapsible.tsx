'use client'

import { isValidElement, useId, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { CollapsePanel } from '../primitives/presence/collapse-panel.tsx'
import { useFrond } from '../system/frond-context.ts'
import { isEmptySlot } from '../system/slots.ts'
import { joinProps, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveLazy } from '../system/resolve-lazy.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { cloneTrigger } from '../system/clone-trigger.ts'
import { useControlled } from '../system/use-controlled.ts'
import { warn } from '../system/warn.ts'
import { collapsibleTheme } from '../theme/collapsible.ts'
import type { SlotOf } from '../theme/define-theme.ts'

export interface CollapsibleProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'children' | 'content'> {
  /** Whether it is open. Leave it out to let the component keep its own state. */
  open?: boolean
  /** Whether it is initially open. @default false */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Prevents opening and closing. @default false */
  disabled?: boolean
  /** Removes closed content. With `false` find-in-page of the browser can find and open it. @default true */
  unmountOnHide?: boolean
  /** Content that expands and collapses. */
  content?: ReactNode
  /** The trigger: one button, or a function that returns it. */
  children?: ReactElement | ((state: { open: boolean }) => ReactElement)
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof collapsibleTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
}

const defaults = { defaultOpen: false, disabled: false, unmountOnHide: true } as const

/** A button that expands and collapses content below it. */
export function Collapsible(ownProps: CollapsibleProps) {
  const frond = useFrond()
  const {
    open: openProp,
    defaultOpen,
    onOpenChange,
    disabled,
    unmountOnHide,
    content,
    children,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, collapsibleTheme, defaults, ownProps)
  const classes = resolveClasses(frond, collapsibleTheme, {}, ui, className)
  const [open, setOpen] = useControlled(openProp, defaultOpen)

  const trigger = resolveLazy(typeof children === 'function' ? children({ open }) : children)
  if (trigger !== undefined && !isValidElement(trigger)) {
    warn(
      'Collapsible',
      'its trigger is not an element and does not open it. Pass one button as children, and the content as content.',
    )
  }

  const id = useId()
  const hasContent = !isEmptySlot(content)
  const show = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }

  return renderElement('div', render, {
    'data-slot': 'collapsible',
    ...attributes,
    className: classes.root,
    'data-open': open ? '' : undefined,
    children: (
      <>
        {isValidElement(trigger)
          ? cloneTrigger(trigger, (element) =>
              joinProps(
                {
                  'aria-expanded': open,
                  'aria-controls': open && hasContent ? id : undefined,
                  'data-panel-open': open ? '' : undefined,
                  disabled: disabled || undefined,
                  onClick: () => show(!open),
                },
                element.props,
              ),
            )
          : trigger}
        {hasContent && (
          <CollapsePanel
            open={open}
            kept={!unmountOnHide}
            height="--collapsible-panel-height"
            onFind={() => show(true)}
            id={id}
            className={classes.content}
            data-slot="content"
          >
            {content}
          </CollapsePanel>
        )}
      </>
    ),
  })
}
