/**
 * What the boot script reads from the page. It is a JSON block, so the content security policy does not need to allow
 * it.
 */
export interface BootData {
  /** The server settings that React Router's client needs. */
  readonly context: Readonly<Record<string, unknown>>
  /** The loader data of the page, in React Router's own encoding. */
  readonly state: string
  /** URL of the file that lists the routes of the site and their modules. All pages share it. */
  readonly manifest: string
  /** Modules to load before the routes, in this order. */
  readonly preload: readonly string[]
  /**
   * Route id and module URL of each matched route, and a map from export names to the module's names where they differ.
   */
  readonly routes: readonly (readonly [id: string, href: string, names?: Readonly<Record<string, string>>])[]
  readonly entry: string
}
