import type { KeyboardEvent, ReactNode } from 'react'
import { close as closeRole } from '../../icons/close.ts'
import { inControl } from '../../primitives/form/field.ts'
import { fillText } from '../../system/fill-text.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import type { Classes } from '../../system/resolve-classes.ts'
import { fillSlot, roleIcon, type Slot } from '../../system/slots.ts'
import type { IconValue } from '../Icon.tsx'
import { keysOf } from './tag-text.ts'

type TagPart = 'item' | 'itemDelete' | 'itemDeleteIcon' | 'itemText' | 'items'

interface TagArgs<Tag, Part extends string> {
  item: Tag
  index: number
  ui: Classes<Part>
}

interface TagListOptions<Tag, Part extends string> {
  frond: FrondContextValue
  tags: readonly Tag[]
  labels: readonly string[]
  classes: Classes<TagPart> & Classes<Part>
  disabled: boolean | undefined
  readOnly: boolean | undefined
  deleteIcon: IconValue | undefined
  /** The accessible name of the button that removes a tag, with a placeholder for the tag. */
  removeLabel: string
  itemText: Slot<TagArgs<Tag, Part>>
  itemDelete: Slot<TagArgs<Tag, Part>>
  onRemove: (index: number) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>, index: number) => void
}

/** The tags before the input, each with a button that removes it. */
export function tagList<Tag, Part extends string>(list: TagListOptions<Tag, Part>): ReactNode {
  const { frond, tags, labels, classes, itemText, itemDelete } = list
  const keys = keysOf(labels)
  return (
    <div role="list" className={classes.items} data-slot="items">
      {tags.map((tag, index) => {
        const args = { item: tag, index, ui: classes }
        return (
          <div key={keys[index]} role="listitem" className={classes.item} data-slot="item">
            <span className={classes.itemText} data-slot="itemText">
              {itemText === undefined ? labels[index] : inControl(frond, fillSlot(itemText, args))}
            </span>
            {!list.readOnly && (
              <button
                type="button"
                tabIndex={-1}
                disabled={list.disabled}
                aria-label={fillText(list.removeLabel, { tag: labels[index]! })}
                className={classes.itemDelete}
                data-slot="itemDelete"
                // The press must not move the focus: a touch screen would open its keyboard for the input.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => list.onRemove(index)}
                onKeyDown={(event) => list.onKeyDown(event, index)}
              >
                {itemDelete === undefined ? (
                  <IconView
                    name={list.deleteIcon ?? roleIcon(frond, 'close', closeRole)}
                    className={classes.itemDeleteIcon}
                    data-slot="itemDeleteIcon"
                  />
                ) : (
                  inControl(frond, fillSlot(itemDelete, args))
                )}
              </button>
            )}
          </div>
        )
      })}
    </div>
  )
}
