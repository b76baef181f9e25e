import type { ComponentApi } from './api'

const files = import.meta.glob<ComponentApi>('../../../generated/api/*.json', { import: 'default', eager: true })

/** The components that have an API reference. */
export function apiNames(): readonly Pick<ComponentApi, 'name' | 'slug'>[] {
  return Object.values(files)
}

/** Returns the API reference of a component, or `undefined` if there is none with that name. */
export function findComponent(slug: string): ComponentApi | undefined {
  const file = `../../../generated/api/${slug}.json`
  return Object.hasOwn(files, file) ? files[file] : undefined
}

/** Returns the API reference of a component, as generated from its types. Throws if there is none. */
export function findApi(slug: string): ComponentApi {
  const api = findComponent(slug)
  if (!api) throw new Error(`There is no generated/api/${slug}.json. Run \`npm run generate\`.`)
  return api
}
