import type { ReactNode } from 'react'
import { close as closeRole } from '../../icons/close.ts'
import { inControl } from '../../primitives/form/field.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { roleIcon } from '../../system/slots.ts'
import { addClass } from '../../system/resolve-classes.ts'
import { Button, type ButtonProps } from '../Button.tsx'
import type { IconValue } from '../Icon.tsx'

interface ClearButtonOptions {
  frond: FrondContextValue
  /** Whether there is a button, or its props. */
  clear: boolean | ButtonProps | undefined
  icon: IconValue | undefined
  /** Size of the field. */
  size: string
  label: string
  className: string
  onClear: () => void
}

/** The button that clears the value of a field. The Tab key skips it, because the field has keys for clearing. */
export function clearButton({ frond, clear, icon, size, label, className, onClear }: ClearButtonOptions): ReactNode {
  const own = typeof clear === 'object' ? clear : undefined
  return inControl(
    frond,
    <Button
      icon={icon ?? roleIcon(frond, 'close', closeRole)}
      color="neutral"
      variant="link"
      size={size === 'xs' || size === 'sm' ? 'xs' : 'sm'}
      tabIndex={-1}
      aria-label={label}
      data-slot="trailingClear"
      {...own}
      className={addClass(className, own?.className)}
      onClick={(event) => {
        own?.onClick?.(event)
        if (!event.defaultPrevented) onClear()
      }}
    />,
  )
}
