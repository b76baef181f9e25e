/** What the boot script reads from the page: a JSON block, which needs no permission of the content security policy. */
export interface BootData {
  /** What React Router's client needs to know of the server's settings. */
  readonly context: Readonly<Record<string, unknown>>
  /** The loader data of the page, in React Router's own encoding. */
  readonly state: string
  /** The routes of the site and their modules. React Router would fetch them as a file of their own. */
  readonly manifest: object
  /** Modules to load before the routes, in this order. */
  readonly preload: readonly string[]
  /** Route id and module of each matched route; what its exports are called there, where that differs. */
  readonly routes: readonly (readonly [id: string, href: string, names?: Readonly<Record<string, string>>])[]
  readonly entry: string
}
