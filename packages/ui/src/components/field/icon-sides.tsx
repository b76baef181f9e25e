import type { ReactNode } from 'react'
import type { AvatarSize } from '../Avatar.tsx'
import { fillSlot, type IconOptions, type IconPlaces, type Slot } from '../../system/slots.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import type { Classes } from '../../system/resolve-classes.ts'
import { AvatarView } from '../avatar/avatar-view.tsx'

type Part = 'leadingIcon' | 'leadingAvatar' | 'leadingAvatarSize' | 'trailingIcon'

/** Content before the label: the slot of the caller, otherwise the icon, otherwise the avatar. */
export function leadingSide<Ui extends Classes<Part>>(
  slot: Slot<{ ui: Ui }>,
  icons: IconPlaces,
  avatar: IconOptions['avatar'],
  ui: Ui,
): ReactNode {
  if (slot !== undefined) return fillSlot(slot, { ui })
  if (icons.leading) return <IconView name={icons.leading} className={ui.leadingIcon} data-slot="leadingIcon" />
  if (!avatar) return null
  return (
    <AvatarView
      size={ui.leadingAvatarSize as AvatarSize}
      {...avatar}
      className={ui.leadingAvatar}
      data-slot="leadingAvatar"
    />
  )
}

/** Content after the label: the slot of the caller, otherwise the icon. */
export function trailingSide<Ui extends Classes<Part>>(slot: Slot<{ ui: Ui }>, icons: IconPlaces, ui: Ui): ReactNode {
  if (slot !== undefined) return fillSlot(slot, { ui })
  return icons.trailing ? <IconView name={icons.trailing} className={ui.trailingIcon} data-slot="trailingIcon" /> : null
}
