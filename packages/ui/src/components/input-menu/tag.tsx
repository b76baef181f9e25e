import type { ReactNode } from 'react'
import { IconView } from '../../system/icons/icon-view.tsx'
import type { Classes } from '../../system/resolve-classes.ts'
import type { IconValue } from '../Icon.tsx'

interface TagProps {
  label: string
  classes: Classes<'tagsItem' | 'tagsItemDelete' | 'tagsItemDeleteIcon' | 'tagsItemText'>
  disabled: boolean
  removeLabel: string
  icon: IconValue
  /** What the caller shows as its text and as the icon that removes it. */
  text: ReactNode
  mark: ReactNode
  onRemove: () => void
}

/** A selected item. By keyboard it is removed with Backspace, or in the list. */
export function Tag({ label, classes, disabled, removeLabel, icon, text, mark, onRemove }: TagProps) {
  return (
    <span className={classes.tagsItem} data-slot="tagsItem">
      <span className={classes.tagsItemText} data-slot="tagsItemText">
        {text ?? label}
      </span>
      <button
        type="button"
        tabIndex={-1}
        disabled={disabled}
        aria-label={removeLabel}
        className={classes.tagsItemDelete}
        data-slot="tagsItemDelete"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRemove}
      >
        {mark ?? <IconView name={icon} className={classes.tagsItemDeleteIcon} data-slot="tagsItemDeleteIcon" />}
      </button>
    </span>
  )
}
