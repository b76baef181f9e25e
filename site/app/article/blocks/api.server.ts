import type { ComponentApi } from './api'

const files = import.meta.glob<ComponentApi>('../../../generated/api/*.json', { import: 'default', eager: true })

/** The reference of a component, as generated from its types. */
export function findApi(slug: string): ComponentApi {
  const api = files[`../../../generated/api/${slug}.json`]
  if (!api) throw new Error(`There is no generated/api/${slug}.json. Run \`npm run generate\`.`)
  return api
}
