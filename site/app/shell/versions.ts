import { version } from '@frond/ui/package.json'
import { site } from '../../site.config'

/** The library versions that have their own docs, current version first. */
export const versions: readonly { readonly label: string; readonly to: string }[] = [
  { label: `v${version}${site.published ? '' : ' (unreleased)'}`, to: '/docs/getting-started' },
  { label: 'v2.22.0', to: '/docs/v2' },
]
