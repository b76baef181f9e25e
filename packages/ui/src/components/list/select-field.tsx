import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import { withNameCheck } from '../../primitives/form/check-name.tsx'
import { FormValue } from '../../primitives/form/form-value.tsx'
import type { Entry } from '../../primitives/items/list-items.ts'
import { DelayedFocus, GiveHandle, viewportRef } from '../../primitives/list/extras.tsx'
import type { ListControl } from '../../primitives/list/use-list-control.ts'
import type { ListTrigger, TriggerHandlers } from '../../primitives/list/use-list-trigger.ts'
import { joinProps } from '../../system/render-element.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import type { IconOptions, IconPlaces, Slot } from '../../system/slots.ts'
import { slotValue, type ListFieldArgs, type ListTriggerHandle } from './list-props.ts'
import { PopupList, type PopupListPart, type PopupListProps } from './popup-list.tsx'
import type { PopupOptions } from './popup-options.ts'
import { triggerView, type TriggerPart } from './trigger-view.tsx'

/** The options that Select and SelectMenu share. */
interface SelectFieldOptions<Value, Part extends string> extends Pick<IconOptions, 'avatar'> {
  placeholder?: string
  name?: string
  required?: boolean
  autoComplete?: string
  autoFocus?: boolean
  autofocusDelay?: number
  renderLeading?: Slot<ListFieldArgs<Value, Part>>
  renderTrailing?: Slot<ListFieldArgs<Value, Part>>
  children?: Slot<ListFieldArgs<Value, Part>>
  ref?: Ref<HTMLButtonElement>
  handleRef?: Ref<ListTriggerHandle>
}

interface SelectFieldView<Value, Part extends string> {
  /** The `data-slot` of the root. */
  slot: string
  control: ListControl<unknown, HTMLButtonElement>
  trigger: ListTrigger<unknown>
  options: SelectFieldOptions<Value, Part> & PopupOptions<unknown, Part>
  /** The attributes of the button. */
  attributes: Record<string, unknown> & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'form'>
  classes: Classes<PopupListPart | TriggerPart | 'base' | 'native' | 'root'> & Classes<Part>
  icons: IconPlaces
  /** @default the handlers of the trigger */
  handlers?: TriggerHandlers
  /** A button at the end of the field. It replaces the trailing icon. */
  clearButton?: ReactNode
  onPick: (entry: Entry) => void
  /** What the caller adds to the popup. */
  popup: Pick<PopupListProps<Part>, 'empty'> & Partial<PopupListProps<Part>>
}

/** A button that opens a list, with a hidden input for the form around it. */
export function selectField<Value, Part extends string>(view: SelectFieldView<Value, Part>): ReactElement {
  const { control, trigger, options, attributes, classes, icons, clearButton } = view
  const { element, multiple, selection } = control
  const { open } = trigger
  const { name, required, autoFocus, autofocusDelay, handleRef } = options
  let button = (
    <button
      {...joinProps(view.handlers ?? trigger.handlers, attributes)}
      type="button"
      // The list sets `aria-controls` while it is open.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={open}
      aria-required={required || undefined}
      autoFocus={autoFocus && !autofocusDelay}
      className={classes.base}
      data-slot="base"
      ref={trigger.joinTrigger(options.ref)}
    >
      {triggerView({
        frond: control.frond,
        icons,
        avatar: options.avatar,
        classes,
        text: selection.selected.map(({ label }) => label).join(', '),
        placeholder: options.placeholder,
        bare: Boolean(clearButton),
        args: { value: slotValue(selection.values, multiple) as Value | null, open, ui: classes },
        renderLeading: options.renderLeading,
        renderTrailing: options.renderTrailing,
        children: options.children,
      })}
    </button>
  )
  if (process.env.NODE_ENV !== 'production') button = withNameCheck(control.componentName, button)
  return (
    <div className={classes.root} data-slot={view.slot}>
      {button}
      {clearButton}
      <FormValue
        name={name}
        values={selection.values}
        multiple={multiple}
        required={required}
        disabled={attributes.disabled}
        form={attributes.form}
        autoComplete={options.autoComplete}
        className={classes.native}
        control={element}
        onFill={control.fill}
      />
      {trigger.present && (
        <PopupList
          control={control}
          state={trigger}
          onGone={trigger.leave}
          onClose={() => trigger.setOpen(false)}
          anchor={element}
          options={options}
          classes={classes}
          onPick={view.onPick}
          takesRelease={trigger.takesRelease}
          {...view.popup}
        />
      )}
      {handleRef && (
        <GiveHandle handleRef={handleRef} handle={{ triggerRef: element, viewportRef: viewportRef(trigger.list) }} />
      )}
      {autoFocus && autofocusDelay ? <DelayedFocus control={element} delay={autofocusDelay} /> : null}
    </div>
  )
}
