import { Button } from '@frond/ui/button'
import { Kbd } from '@frond/ui/kbd'

/** The search button of the header, as HTML. Which of the two keys is shown depends on the root element's `data-mac`. */
export function SearchButton() {
  return (
    <Button
      icon="lucide:search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K /"
      color="neutral"
      variant="outline"
      data-search=""
      className="max-xl:aspect-square max-xl:border-transparent max-xl:px-0 xl:min-w-44 xl:text-muted"
    >
      <span className="max-xl:sr-only">Search</span>
      <span aria-hidden className="ms-auto flex gap-0.5 max-xl:hidden">
        <Kbd size="sm" className="[html:not([data-mac])_&]:hidden">
          ⌘
        </Kbd>
        <Kbd size="sm" className="[html[data-mac]_&]:hidden">
          Ctrl
        </Kbd>
        <Kbd size="sm">K</Kbd>
      </span>
    </Button>
  )
}
