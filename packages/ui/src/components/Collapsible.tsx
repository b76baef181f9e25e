'use client'

import { Collapsible as Base } from '@base-ui/react/collapsible'
import {
  isValidElement,
  type CSSProperties,
  type HTMLAttributes,
  type HTMLProps,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import type { ClassValue } from '../internal/component-override.ts'
import { useFrond } from '../internal/frond-context.ts'
import { isEmptySlot } from '../internal/icon-slots.ts'
import { joinProps, type RenderProp } from '../internal/render-element.ts'
import { resolveClasses } from '../internal/resolve-classes.ts'
import { resolveProps } from '../internal/resolve-props.ts'
import { cloneTrigger } from '../internal/trigger.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { warn } from '../internal/warn.ts'
import { collapsibleTheme } from '../theme/collapsible.ts'
import type { SlotOf } from '../theme/define-theme.ts'

export interface CollapsibleProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'children' | 'content'> {
  /** Whether it is open. Without it the component keeps its own state. */
  open?: boolean
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void
  /** Keeps it as it is. @default false */
  disabled?: boolean
  /** Takes the content out of the page while it is closed. Without it the browser's search in the page finds and opens it. @default true */
  unmountOnHide?: boolean
  /** What opens and closes. */
  content?: ReactNode
  /** The trigger: one button, or a function that returns it. */
  children?: ReactElement | ((state: { open: boolean }) => ReactElement)
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof collapsibleTheme>]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
}

const defaults = { defaultOpen: false, disabled: false, unmountOnHide: true } as const

/** A button that shows and hides what is below it. */
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

  const trigger = typeof children === 'function' ? children({ open }) : children
  if (trigger !== undefined && !isValidElement(trigger)) {
    warn(
      'Collapsible',
      'its trigger is not an element and does not open it. Pass one button as its children, and what opens as content.',
    )
  }

  return (
    <Base.Root
      data-slot="collapsible"
      {...attributes}
      // The same props under another type: theirs has no index.
      render={render as Base.Root.Props['render']}
      className={classes.root}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        onOpenChange?.(next)
      }}
      disabled={disabled}
    >
      {isValidElement(trigger) ? (
        <Base.Trigger
          render={(ours) =>
            cloneTrigger(trigger, (element) => joinProps(ours as Record<string, unknown>, element.props))
          }
        />
      ) : (
        trigger
      )}
      {!isEmptySlot(content) && (
        <Base.Panel
          render={renderPanel}
          hiddenUntilFound={!unmountOnHide}
          className={classes.content}
          data-slot="content"
        >
          {content}
        </Base.Panel>
      )}
    </Base.Root>
  )
}

/** A panel that is not moving needs no measure, and a style attribute in the server's HTML would break a strict policy. */
function renderPanel({ style, ...props }: HTMLProps<HTMLDivElement>) {
  const measured = style as CSSProperties & { '--collapsible-panel-height'?: string }
  return <div {...props} style={measured['--collapsible-panel-height'] === 'auto' ? undefined : style} />
}
