/** Names of the reader's app that code blocks use without importing them. `own-names.tsx` of the scratch app exports them. */
export const namesOfReader = [
  'children',
  'deleteProject',
  'error',
  'link',
  'locale',
  'nonce',
  'Root',
  'save',
  'schema',
  'theme',
]

export const ownNamesFile = `import { createTheme, type LinkAdapter } from '@frond/ui'
import { violet } from '@frond/ui/colors'
import { de } from '@frond/ui/locale/de'
import { Link, useLocation } from 'react-router'
import { z } from 'zod'

export const children = <p>Page of the app</p>
export const error = 'Enter an email address.'
export const link: LinkAdapter = { Link: ({ href, ...props }) => <Link to={href} {...props} />, useLocation }
export const locale = de
export const nonce = 'cmFuZG9t'
export const schema = z.object({})
export const theme = createTheme({
  colors: { primary: violet },
  components: { button: { variants: { variant: { raised: { base: 'shadow-md' } } } } },
})

export function Root() {
  return <p>Page of the app</p>
}

export function save() {}

export async function deleteProject() {}
`
