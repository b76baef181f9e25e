import type { ReactNode } from 'react'
import { close as closeRole } from '../../icons/close.ts'
import type { ListControl } from '../../primitives/list/use-list-control.ts'
import type { SelectedItem } from '../../primitives/list/use-selection.ts'
import { fillText } from '../../system/fill-text.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import type { Classes } from '../../system/resolve-classes.ts'
import { fillSlot, roleIcon, type Slot } from '../../system/slots.ts'
import type { IconValue } from '../Icon.tsx'

type TagPart = 'tagsItem' | 'tagsItemDelete' | 'tagsItemDeleteIcon' | 'tagsItemText'

interface TagArgs<Part extends string> {
  item: unknown
  index: number
  ui: Classes<Part>
}

interface TagListOptions<Part extends string> {
  control: ListControl<unknown>
  options: {
    deleteIcon?: IconValue
    tagsItemText?: Slot<TagArgs<Part>>
    tagsItemDelete?: Slot<TagArgs<Part>>
  }
  classes: Classes<TagPart> & Classes<Part>
  disabled: boolean | undefined
  /** The accessible name of the button that removes a tag, with a placeholder for its label. */
  removeLabel: string
  onRemove: (tag: SelectedItem<unknown>) => void
}

/** The selected items as tags. With the keyboard, Backspace or the list removes them. */
export function tagList<Part extends string>(list: TagListOptions<Part>): ReactNode {
  const { control, options, classes, disabled, removeLabel, onRemove } = list
  const icon = options.deleteIcon ?? roleIcon(control.frond, 'close', closeRole)
  return control.selection.selected.map((tag, index) => {
    const args = { item: tag.item, index, ui: classes }
    return (
      <span key={tag.value} className={classes.tagsItem} data-slot="tagsItem">
        <span className={classes.tagsItemText} data-slot="tagsItemText">
          {fillSlot(options.tagsItemText, args) ?? tag.label}
        </span>
        <button
          type="button"
          tabIndex={-1}
          disabled={disabled}
          aria-label={fillText(removeLabel, { label: tag.label })}
          className={classes.tagsItemDelete}
          data-slot="tagsItemDelete"
          // The press must not move the focus out of the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRemove(tag)}
        >
          {fillSlot(options.tagsItemDelete, args) ?? (
            <IconView name={icon} className={classes.tagsItemDeleteIcon} data-slot="tagsItemDeleteIcon" />
          )}
        </button>
      </span>
    )
  })
}
