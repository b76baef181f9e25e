import type { ReactNode } from 'react'
import { chevronDown as chevronDownRole } from '../../icons/chevronDown.ts'
import { inControl } from '../../primitives/form/field.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { leadingSide, trailingSide } from '../field/icon-sides.tsx'
import {
  fillSlot,
  iconSlots,
  isEmptySlot,
  roleIcon,
  type IconOptions,
  type IconPlaces,
  type Slot,
} from '../../system/slots.ts'
import type { Classes } from '../../system/resolve-classes.ts'

export type TriggerPart =
  | 'leading'
  | 'leadingAvatar'
  | 'leadingAvatarSize'
  | 'leadingIcon'
  | 'placeholder'
  | 'trailing'
  | 'trailingIcon'
  | 'value'

/** The icons of a control that opens a list. Without another trailing icon, it shows a chevron. */
export function triggerIcons(frond: FrondContextValue, options: IconOptions): IconPlaces {
  const { icon, leading, leadingIcon, trailing, loading, loadingIcon } = options
  const trailingIcon =
    options.trailingIcon ?? (trailing ? icon : undefined) ?? roleIcon(frond, 'chevronDown', chevronDownRole)
  return iconSlots(frond, { icon, leading, leadingIcon, trailing, trailingIcon, loading, loadingIcon })
}

/** Fills a slot inside the control. `undefined` if the caller does not fill it. */
export function controlSlot<Args>(frond: FrondContextValue, slot: Slot<Args>, args: Args): ReactNode {
  return slot === undefined ? undefined : inControl(frond, fillSlot(slot, args))
}

interface TriggerViewOptions<Ui extends Classes<TriggerPart>, Args extends { ui: Ui }> {
  frond: FrondContextValue
  icons: IconPlaces
  avatar: IconOptions['avatar']
  classes: Ui
  /** The labels of the selected items. */
  text: string
  placeholder: string | undefined
  /** Whether the trailing icon is left out, because another button takes its place. */
  bare?: boolean
  args: Args
  renderLeading: Slot<Args>
  renderTrailing: Slot<Args>
  children: Slot<Args>
}

/** The content of a button that opens a list. */
export function triggerView<Ui extends Classes<TriggerPart>, Args extends { ui: Ui }>(
  options: TriggerViewOptions<Ui, Args>,
): ReactNode {
  const { frond, icons, avatar, classes, text, placeholder, bare, args, renderLeading, renderTrailing, children } =
    options
  const before = leadingSide(controlSlot(frond, renderLeading, args), icons, avatar, classes)
  const after = bare ? null : trailingSide(controlSlot(frond, renderTrailing, args), icons, classes)
  const own = fillSlot(children, args)
  const isEmpty = text === '' && isEmptySlot(own)
  return (
    <>
      {!isEmptySlot(before) && (
        <span className={classes.leading} data-slot="leading">
          {before}
        </span>
      )}
      {isEmpty ? (
        <span className={classes.placeholder} data-slot="placeholder">
          {/* A no-break space keeps the height of an empty button. */}
          {placeholder || '\u00a0'}
        </span>
      ) : (
        <span className={classes.value} data-slot="value">
          {isEmptySlot(own) ? text : own}
        </span>
      )}
      {!isEmptySlot(after) && (
        <span className={classes.trailing} data-slot="trailing">
          {after}
        </span>
      )}
    </>
  )
}
