'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Collapsible } from '../components/Collapsible.tsx'
import { Icon, type IconValue } from '../components/Icon.tsx'
import { chevronDown } from '../icons/chevronDown.ts'
import { proseCollapsible } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { roleIcon } from '../system/slots.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { proseCollapsibleTheme } from '../theme/prose-collapsible.ts'

export interface ProseCollapsibleProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'content'> {
  /** Icon of the button. @default the icon of the role `chevronDown` */
  icon?: IconValue
  /** What the content is. Replaces `{name}` in the text of the button. @default 'properties', in the language of the application */
  name?: string
  /** Text of the button while the content is hidden. @default 'Show {name}', in the language of the application */
  openText?: string
  /** Text of the button while the content is shown. @default 'Hide {name}', in the language of the application */
  closeText?: string
  /** Whether the content is shown. Leave it out to let the component keep its own state. */
  open?: boolean
  /** Whether the content is initially shown. @default false */
  defaultOpen?: boolean
  /** Called when the content is shown or hidden. */
  onOpenChange?: (open: boolean) => void
  children?: ReactNode
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof proseCollapsibleTheme>]?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

/** A button that shows and hides content below it, such as a list of properties. */
export function ProseCollapsible(ownProps: ProseCollapsibleProps) {
  const frond = useFrond()
  const { icon, name, openText, closeText, children, className, ui, ...props } = resolveProps(
    frond,
    proseCollapsibleTheme,
    {},
    ownProps,
  )
  const classes = resolveClasses(frond, proseCollapsibleTheme, {}, ui, className)
  const messages = messagesOf(frond, 'proseCollapsible', proseCollapsible)
  const label = (isOpen: boolean) =>
    fillText(isOpen ? (closeText ?? messages.close) : (openText ?? messages.open), { name: name ?? messages.name })

  return (
    <Collapsible
      data-slot="prose-collapsible"
      {...props}
      // Hidden content is in the HTML, so that the browser's page search finds it.
      unmountOnHide={false}
      content={
        <div className={classes.body} data-slot="body">
          {children}
        </div>
      }
      className={classes.root}
      ui={{ content: classes.content }}
    >
      {({ open }) => (
        <button type="button" className={classes.trigger} data-slot="trigger">
          <Icon
            name={icon ?? roleIcon(frond, 'chevronDown', chevronDown)}
            className={classes.triggerIcon}
            data-slot="triggerIcon"
          />
          <span className={classes.triggerLabel} data-slot="triggerLabel">
            {label(open)}
          </span>
        </button>
      )}
    </Collapsible>
  )
}
