/**
 * Every text a component says by itself, by component. A component imports its own English texts (`en.ts`), so a page
 * carries only those it may show.
 */
export interface Messages {
  readonly modal?: { readonly close: string }
  readonly progress?: { readonly label: string }
  readonly proseCallout?: {
    readonly note: string
    readonly tip: string
    readonly warning: string
    readonly caution: string
  }
  readonly proseField?: { readonly required: string }
  readonly prosePre?: { readonly label: string; readonly copy: string; readonly copied: string }
  readonly proseTable?: { readonly label: string }
  readonly proseTask?: { readonly done: string; readonly open: string }
  readonly toast?: { readonly close: string }
  readonly toaster?: { readonly label: string }
}
