'use client'

import { Icon } from '../components/Icon.tsx'
import { check } from '../icons/check.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { roleIcon } from '../system/slots.ts'
import { messagesOf } from '../system/messages.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import { proseTask } from '../locale/en.ts'
import { proseTheme } from '../theme/prose.ts'
import { useProse, type ProseElementProps } from './use-prose.ts'

/** A bulleted list. */
export function ProseUl(props: ProseElementProps<'ul'>) {
  return <ul {...useProse('ul', props)} />
}

/** A numbered list. */
export function ProseOl(props: ProseElementProps<'ol'>) {
  return <ol {...useProse('ol', props)} />
}

/** An item of a list. */
export function ProseLi(props: ProseElementProps<'li'>) {
  return <li {...useProse('li', props)} />
}

export interface ProseTaskProps {
  /** Whether the task is done. @default false */
  checked?: boolean
  /** Ignored. Markdown passes the type of the checkbox here. */
  type?: string
  /** Ignored. A task is never interactive. */
  disabled?: boolean
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { taskIcon?: ClassValue }
}

/** The check mark of a task in a list. It is an image with an accessible name, because the user cannot change it. */
export function ProseTask({ checked = false, type: _, disabled: __, className, ui, ...props }: ProseTaskProps) {
  const frond = useFrond()
  const messages = messagesOf(frond, 'proseTask', proseTask)
  const classes = resolveClasses(frond, proseTheme, { done: checked }, ui)

  return (
    <span
      {...props}
      role="img"
      aria-label={checked ? messages.done : messages.open}
      className={addClass(classes.task, className)}
    >
      {checked && <Icon name={roleIcon(frond, 'check', check)} className={classes.taskIcon} />}
    </span>
  )
}
