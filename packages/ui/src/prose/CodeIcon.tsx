'use client'

import { Icon, type IconProps, type IconValue } from '../components/Icon.tsx'
import { file as fileRole } from '../icons/file.ts'
import { useFrond } from '../system/frond-context.ts'
import { findIcon } from '../system/icons/icon-store.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { roleIcon } from '../system/slots.ts'
import type { ClassValue } from '../system/component-override.ts'
import { proseCodeIconTheme } from '../theme/prose-code-icon.ts'

export interface ProseCodeIconProps extends Omit<IconProps, 'name' | 'className'> {
  /** Name or path of the file. */
  filename: string
  /**
   * Icons by file name (`package.json`) or extension (`tsx`, `d.ts`). Set them for the whole application with
   * `createTheme({ components: { proseCodeIcon: { props: { icons } } } })`.
   */
  icons?: Readonly<Record<string, IconValue>>
  className?: ClassValue
}

/**
 * The icon of a file: from `icons` by its name, then by its extension, then from the collection `vscode-icons` if the
 * application has registered it, otherwise the icon of the role `file`.
 */
export function ProseCodeIcon(ownProps: ProseCodeIconProps) {
  const frond = useFrond()
  const { filename, icons, className, ...props } = resolveProps(frond, proseCodeIconTheme, {}, ownProps)
  const classes = resolveClasses(frond, proseCodeIconTheme, {}, undefined, className)
  const icon = findFileIcon(filename, icons) ?? roleIcon(frond, 'file', fileRole)

  return <Icon data-slot="prose-code-icon" {...props} name={icon} className={classes.base} />
}

function findFileIcon(filename: string, icons: ProseCodeIconProps['icons'] = {}): IconValue | undefined {
  const name = filename.split('/').at(-1)!.toLowerCase()
  // `app.test.ts` has the extensions `test.ts` and `ts`.
  const extensions = name.split('.').map((_, index, words) => words.slice(index + 1).join('.'))
  const key = [name, ...extensions].find((each) => each !== '' && Object.hasOwn(icons, each))
  if (key !== undefined) return icons[key]

  const registered = extensions.map((extension) => `vscode-icons:file-type-${extension}`)
  return registered.find((each) => findIcon(each))
}
