'use client'

import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { Icon, type IconValue } from '../components/Icon.tsx'
import { chevronDown } from '../icons/chevronDown.ts'
import { proseCodeCollapse } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { roleIcon } from '../system/slots.ts'
import { useControlled } from '../system/use-controlled.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { proseCodeCollapseTheme } from '../theme/prose-code-collapse.ts'

export interface ProseCodeCollapseProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  /** Icon of the button. @default the icon of the role `chevronDown` */
  icon?: IconValue
  /** What the content is. Replaces `{name}` in the text of the button. @default 'code', in the language of the application */
  name?: string
  /** Text of the button while the code is collapsed. @default 'Expand {name}', in the language of the application */
  openText?: string
  /** Text of the button while the code is expanded. @default 'Collapse {name}', in the language of the application */
  closeText?: string
  /** Whether the code is expanded. Leave it out to let the component keep its own state. */
  open?: boolean
  /** Whether the code is initially expanded. @default false */
  defaultOpen?: boolean
  /** Called when the code is expanded or collapsed. */
  onOpenChange?: (open: boolean) => void
  /** A code block. */
  children?: ReactNode
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof proseCodeCollapseTheme>]?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

const defaults = { defaultOpen: false } as const

/** Limits the height of a long code block, with a button that expands it. */
export function ProseCodeCollapse(ownProps: ProseCodeCollapseProps) {
  const frond = useFrond()
  const {
    icon,
    name,
    openText,
    closeText,
    open: openProp,
    defaultOpen,
    onOpenChange,
    children,
    className,
    ui,
    ...attributes
  } = resolveProps(frond, proseCodeCollapseTheme, defaults, ownProps)
  const [open, setOpen] = useControlled(openProp, defaultOpen)
  const classes = resolveClasses(frond, proseCodeCollapseTheme, { open }, ui, className)
  const messages = messagesOf(frond, 'proseCodeCollapse', proseCodeCollapse)
  const text = open ? (closeText ?? messages.close) : (openText ?? messages.open)
  const id = useId()

  return (
    <div data-slot="prose-code-collapse" {...attributes} className={classes.root}>
      <div id={id} className={classes.content} data-slot="content">
        {children}
      </div>
      <div className={classes.footer} data-slot="footer">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className={classes.trigger}
          data-slot="trigger"
          onClick={() => {
            setOpen(!open)
            onOpenChange?.(!open)
          }}
        >
          <Icon
            name={icon ?? roleIcon(frond, 'chevronDown', chevronDown)}
            className={classes.triggerIcon}
            data-slot="triggerIcon"
          />
          {fillText(text, { name: name ?? messages.name })}
        </button>
      </div>
    </div>
  )
}
