import manifest from '@frond/ui/package.json' with { type: 'json' }
import { site } from './site.config.ts'

/** Where this site serves the packed library. */
export const packedLibraryPath = `/packages/frond-ui-${manifest.version}.tgz`

/** What npm installs before the package is published. */
const packedLibraryUrl = site.url + packedLibraryPath

const installCommand = /\b(npm install|pnpm add|yarn add|bun add) @frond\/ui(?:@[\w.-]+)?(?=\s|$)/gm

/** Makes the install commands in a text work before the package is published. */
export function toWorkingCommands(text: string, { published }: { published: boolean } = site): string {
  return published ? text : text.replaceAll(installCommand, `$1 ${packedLibraryUrl}`)
}

/** Makes the `package.json` of a template installable before the package is published. */
export function toInstallableManifest(text: string, { published }: { published: boolean } = site): string {
  return published ? text : text.replace(/("@frond\/ui": )"[^"]+"/, `$1"${packedLibraryUrl}"`)
}
