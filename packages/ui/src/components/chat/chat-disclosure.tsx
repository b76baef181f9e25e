'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { chevronDown } from '../../icons/chevronDown.ts'
import { useFrond } from '../../system/frond-context.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import { renderElement, type RenderProp } from '../../system/render-element.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import { isEmptySlot, roleIcon } from '../../system/slots.ts'
import type { chatDisclosure } from '../../theme/chat-look.ts'
import { ChatShimmer, type ChatShimmerProps } from '../ChatShimmer.tsx'
import { Collapsible } from '../Collapsible.tsx'
import type { IconValue } from '../Icon.tsx'

interface ChatDisclosureProps {
  /** `data-slot` of the root. */
  slot: string
  busy: boolean
  /** Attributes of the root, and props of the Collapsible. */
  attributes: HTMLAttributes<HTMLDivElement> & {
    disabled?: boolean
    unmountOnHide?: boolean
    render?: RenderProp
    ref?: Ref<HTMLDivElement>
  }
  classes: Classes<'root' | keyof typeof chatDisclosure>
  icon: IconValue | undefined
  chevron: 'leading' | 'trailing'
  chevronIcon: IconValue | undefined
  label: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What opens and closes. Without it, the line is not a button. */
  content: ReactNode
}

/** What ChatReasoning and ChatTool share: a line with icon, label and chevron that opens a body. */
export function ChatDisclosure(props: ChatDisclosureProps) {
  const { slot, busy, attributes, classes, icon, chevron, chevronIcon, label, open, onOpenChange, content } = props
  const frond = useFrond()
  const hasBody = !isEmptySlot(content)
  const arrow = hasBody && (chevronIcon ?? roleIcon(frond, 'chevronDown', chevronDown))
  const line = (
    <>
      {(icon || (arrow && chevron === 'leading')) && (
        <span className={classes.leading} data-slot="leading">
          {icon && <IconView name={icon} className={classes.leadingIcon} data-slot="leadingIcon" />}
          {arrow && chevron === 'leading' && (
            <IconView name={arrow} className={classes.chevronIcon} data-slot="chevronIcon" />
          )}
        </span>
      )}
      <span className={classes.label} data-slot="label">
        {label}
      </span>
      {arrow && chevron === 'trailing' && (
        <IconView name={arrow} className={classes.trailingIcon} data-slot="trailingIcon" />
      )}
    </>
  )

  const named = { 'data-slot': slot, 'aria-busy': busy || undefined }
  if (!hasBody) {
    const { disabled: _, unmountOnHide: __, render, ...rest } = attributes
    return renderElement('div', render, {
      ...named,
      ...rest,
      className: classes.root,
      children: (
        <div className={classes.trigger} data-slot="trigger">
          {line}
        </div>
      ),
    })
  }
  return (
    <Collapsible
      {...named}
      {...attributes}
      className={classes.root}
      ui={{ content: classes.content }}
      open={open}
      onOpenChange={onOpenChange}
      content={content}
    >
      <button type="button" className={classes.trigger} data-slot="trigger">
        {line}
      </button>
    </Collapsible>
  )
}

/** The label. A light moves over it while the work is in progress. */
export function shimmeringText(
  text: string,
  streaming: boolean,
  shimmer: Partial<ChatShimmerProps> | undefined,
): ReactNode {
  return streaming ? <ChatShimmer {...shimmer} text={text} /> : text
}
