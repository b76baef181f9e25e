'use client'

import { cloneElement, useEffect, useRef, type ReactElement, type Ref } from 'react'
import { useFrond } from '../../system/frond-context.ts'
import { useJoinedRef } from '../../system/use-joined-ref.ts'
import { warn } from '../../system/warn.ts'

/** Call these functions in development only, so that production builds leave them out. */

type Control = ReactElement<{ ref?: Ref<HTMLElement> | undefined }>

/** The attributes that can name a control. A control with an id can have a label elsewhere in the page. */
interface NameAttributes {
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
  title?: string | undefined
  id?: string | undefined
}

/** Warns about a control without an accessible name, judged by its attributes. */
export function checkName(componentName: string, attributes: NameAttributes): void {
  if (attributes['aria-label'] || attributes['aria-labelledby'] || attributes.title || attributes.id) return
  warn(componentName, 'it has no accessible name. Give it a label, such as in a FormField, or pass an aria-label.')
}

/** The control, with a check of its name in the page: a label around it is not known while it renders. */
export function withNameCheck(componentName: string, control: ReactElement): ReactElement {
  return <NameCheck componentName={componentName} control={control as Control} />
}

function NameCheck({ componentName, control }: { componentName: string; control: Control }) {
  const { field } = useFrond()
  const own = useRef<HTMLElement>(null)
  const ref = useJoinedRef(own, control.props.ref)
  const hasField = field !== undefined

  useEffect(() => {
    const element = own.current
    if (element && !hasField && !hasNameInPage(element)) checkName(componentName, {})
  }, [componentName, hasField])

  return cloneElement(control, { ref })
}

/** Input types that need no label: they are not shown, or the browser names them by their value. */
const withoutLabel = 'input:is([type=hidden],[type=submit],[type=reset],[type=button],[type=image])'

/** Attributes that name a control. Browsers use the placeholder if there is nothing else. */
const namingAttributes = ['aria-label', 'aria-labelledby', 'title', 'placeholder']

/** Groups of controls. The legend of a fieldset names the fieldset, and is announced for the groups inside it, too. */
const group = 'fieldset,[role=group],[role=radiogroup]'

function hasNameInPage(element: HTMLElement): boolean {
  const { labels } = element as HTMLInputElement
  if (labels?.length || namingAttributes.some((name) => element.getAttribute(name))) return true
  if (element.matches(group)) return element.closest('fieldset:has(> legend)') !== null
  return element.matches(withoutLabel)
}
