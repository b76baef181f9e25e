import { Component } from 'react'
import { findFocus } from '../../primitives/focus/focus.ts'
import type { FormStore } from './form-store.ts'

interface RestoreFocusProps {
  store: FormStore
  /** Whether the fields of the form are disabled. A disabled control loses the focus. */
  disabled: boolean
}

/**
 * Returns the focus to the control that had it when the form was disabled, as soon as the form is enabled again. It is a
 * class, because some browsers move the focus at once, and only `getSnapshotBeforeUpdate` runs before the control is disabled.
 */
export class RestoreFocus extends Component<RestoreFocusProps> {
  focused: Element | null = null

  override getSnapshotBeforeUpdate(previous: RestoreFocusProps): null {
    const { store, disabled } = this.props
    if (previous.disabled || !disabled) return null
    const active = store.root && findFocus(store.root)
    this.focused = active && store.root!.contains(active) ? active : null
    return null
  }

  override componentDidUpdate(previous: RestoreFocusProps): void {
    const { focused } = this
    const { store, disabled } = this.props
    if (!previous.disabled || disabled || !focused) return
    this.focused = null
    if (!store.shouldFocusError && !findFocus(focused)) (focused as HTMLElement).focus()
  }

  override render(): null {
    return null
  }
}
