'use client'

import { localeSelect as english } from '../locale/en.ts'
import type { Locale } from '../locale/define-locale.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { localeSelectTheme } from '../theme/locale-select.ts'
import { SelectMenu, type SelectMenuProps } from './SelectMenu.tsx'

/** A language of a LocaleSelect: a `Locale`, or an entry of `localeList`. */
export type LocaleSelectItem = Pick<Locale, 'code' | 'name' | 'dir'>

export interface LocaleSelectProps extends Omit<
  SelectMenuProps<LocaleSelectItem, 'code'>,
  'items' | 'valueKey' | 'value' | 'defaultValue' | 'onValueChange' | 'ui'
> {
  /** The languages. */
  locales?: readonly LocaleSelectItem[]
  /** Code of the selected language (controlled). */
  value?: string
  /** Code of the language that is selected initially. @default the language of the application */
  defaultValue?: string
  /** Called with the code and the language that was chosen. */
  onValueChange?: (code: string, locale: LocaleSelectItem) => void
  /** Shows a search field above the languages. Pass props to customize it. @default false */
  searchInput?: SelectMenuProps['searchInput']
  /** Field with the text of a language. @default 'name' */
  labelKey?: SelectMenuProps<LocaleSelectItem, 'code'>['labelKey']
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof localeSelectTheme>]?: ClassValue } & SelectMenuProps['ui']
}

const defaults = { searchInput: false, labelKey: 'name' } as const

/** A select for the language of the application, with flags. */
export function LocaleSelect(ownProps: LocaleSelectProps) {
  const frond = useFrond()
  const {
    locales = [],
    className,
    ui,
    value,
    defaultValue,
    onValueChange,
    ...props
  } = resolveProps(frond, localeSelectTheme, defaults, ownProps)
  const { flag: flagClass, ...menuUi } = ui ?? {}
  const classes = resolveClasses(frond, localeSelectTheme, {}, { flag: flagClass }, className)
  const messages = messagesOf(frond, 'localeSelect', english)
  const showFlag = (code: string | undefined) => (
    <span aria-hidden className={classes.flag} data-slot="flag">
      {flagOf(code)}
    </span>
  )

  return (
    <SelectMenu
      aria-label={props['aria-labelledby'] || frond.field ? undefined : messages.label}
      renderLeading={({ value: code }) => (code ? showFlag(String(code)) : undefined)}
      itemLeading={({ item }) => showFlag(item.code)}
      {...props}
      {...(value === undefined ? { defaultValue: defaultValue ?? frond.locale?.code } : { value })}
      onValueChange={(code, locale) => onValueChange?.(String(code), locale)}
      items={locales as LocaleSelectItem[]}
      valueKey="code"
      ui={menuUi}
      className={classes.root}
    />
  )
}

/** The flag of the region of a language tag, such as `pt-BR`. Without a region, that of the region where most speak it. */
function flagOf(code: string | undefined): string {
  const region = code && new Intl.Locale(code).maximize().region
  if (!region || !/^[A-Z]{2}$/.test(region)) return '🌐'
  return String.fromCodePoint(...[...region].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))
}
