import type { IconData } from '@frond/ui'

/** Props of an island with several sections. */
export interface ItemsIslandProps {
  items: readonly { label: string; icon?: IconData }[]
  /** The content of the sections as HTML. Set only on the server: the browser keeps the existing HTML. */
  panels?: readonly string[]
}
