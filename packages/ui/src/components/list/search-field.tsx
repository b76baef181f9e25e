'use client'

import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react'
import { endComposition } from '../../primitives/text/ime.ts'
import { joinRefs } from '../../system/render-element.ts'
import { addClass } from '../../system/resolve-classes.ts'
import { Input, type InputProps } from '../Input.tsx'

interface SearchFieldProps {
  own: InputProps | undefined
  size: InputProps['size']
  placeholder: string
  className: string
  disabled?: boolean | undefined
  /** Id of the list. In a popup, the list sets `aria-controls` itself. */
  controls?: string
  term: string
  onTermChange: (term: string) => void
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void
  input: RefObject<HTMLInputElement | null>
  /** The popup that contains the field. */
  popup?: RefObject<HTMLDivElement | null>
  /** Takes the focus when it mounts. */
  takesFocus?: boolean
}

/** The search field of a list. While it has the focus, its keys move the highlight. */
export function SearchField(props: SearchFieldProps) {
  const { own, size, placeholder, className, disabled, controls, term, onTermChange, onKey, input, popup } = props
  const { takesFocus } = props

  useLayoutEffect(() => {
    if (!takesFocus) return
    // React sets the ref of the popup after this effect, but the blur handler of the button needs it already.
    if (popup) popup.current ??= input.current?.closest<HTMLDivElement>('[data-slot="content"]') ?? null
    // In a layout effect, so that the letter that opened the list is typed into this field.
    input.current?.focus({ preventScroll: true })
  }, [takesFocus, input, popup])

  return (
    <Input
      placeholder={placeholder}
      aria-label={own?.placeholder ?? placeholder}
      aria-controls={controls}
      size={size}
      variant="none"
      disabled={disabled}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      {...own}
      ref={joinRefs(input, own?.ref)}
      // In a popup, the list sets `aria-controls` while it is open.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="combobox"
      aria-autocomplete="list"
      aria-expanded
      value={term}
      onValueChange={(next) => onTermChange(String(next ?? ''))}
      className={addClass(className, own?.className)}
      onCompositionEnd={endComposition}
      onKeyDown={(event) => {
        own?.onKeyDown?.(event)
        if (!event.defaultPrevented) onKey(event)
      }}
    />
  )
}
