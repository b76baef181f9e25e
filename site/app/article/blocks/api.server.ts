import type { ComponentApi } from './api'

const files = import.meta.glob<ComponentApi>('../../../generated/api/*.json', { import: 'default', eager: true })

/** The reference of a component, if there is one of that name. */
export function findComponent(slug: string): ComponentApi | undefined {
  const file = `../../../generated/api/${slug}.json`
  return Object.hasOwn(files, file) ? files[file] : undefined
}

/** The reference of a component, as generated from its types. */
export function findApi(slug: string): ComponentApi {
  const api = findComponent(slug)
  if (!api) throw new Error(`There is no generated/api/${slug}.json. Run \`npm run generate\`.`)
  return api
}
