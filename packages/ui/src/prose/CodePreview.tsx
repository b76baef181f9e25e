'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { isEmptySlot } from '../system/slots.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { proseCodePreviewTheme } from '../theme/prose-code-preview.ts'

export interface ProseCodePreviewProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  /** The rendered result. */
  children?: ReactNode
  /** The source, a code block below the result. */
  code?: ReactNode
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof proseCodePreviewTheme>]?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

/** A rendered result with its source below it. */
export function ProseCodePreview(ownProps: ProseCodePreviewProps) {
  const frond = useFrond()
  const { children, code, className, ui, ...attributes } = resolveProps(frond, proseCodePreviewTheme, {}, ownProps)
  const classes = resolveClasses(frond, proseCodePreviewTheme, {}, ui, className)

  return (
    <div data-slot="prose-code-preview" {...attributes} className={classes.root}>
      <div className={classes.preview} data-slot="preview">
        {children}
      </div>
      {!isEmptySlot(code) && (
        <div className={classes.code} data-slot="code">
          {code}
        </div>
      )}
    </div>
  )
}
