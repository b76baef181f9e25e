'use client'

import { useEffect, useState } from 'react'
import { onFormReset } from '../../primitives/form/form-events.ts'
import type { ListControl } from '../../primitives/list/use-list-control.ts'
import { useSearchTerm } from '../../primitives/list/use-search-term.ts'

interface SearchProps {
  searchTerm?: string | undefined
  defaultSearchTerm: string
  onSearchTermChange?: ((searchTerm: string) => void) | undefined
}

/** The text in the input: the search term while the user types, otherwise the label of the selected item. */
export function useMenuText(
  { element, multiple, selection }: ListControl<unknown>,
  isAutocomplete: boolean,
  props: SearchProps,
) {
  const [term, setTerm] = useSearchTerm(props)
  const [isEdited, setEdited] = useState(term !== '')
  const set = (next: string, edited: boolean) => {
    setEdited(edited)
    setTerm(next)
  }
  // Before the user types, there is nothing to reset.
  useEffect(() => (isEdited ? onFormReset(element.current, () => set('', false)) : undefined))
  // With `multiple`, tags show the selection and the input holds only the search term.
  const isSearch = multiple || isEdited
  const valueText = isAutocomplete ? String(selection.values[0] ?? '') : (selection.selected[0]?.label ?? '')
  return {
    term,
    isEdited,
    /** Whether the input shows the search term. */
    isSearch,
    text: isSearch ? term : valueText,
    setTerm: set,
  }
}
