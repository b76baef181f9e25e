import { LocaleSelect } from '@frond/ui'

const locales = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'de', name: 'Deutsch', dir: 'ltr' },
  { code: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'ja', name: '日本語', dir: 'ltr' },
  { code: 'ar', name: 'العربية', dir: 'rtl' },
] as const

export default function BasicLocaleSelect() {
  return <LocaleSelect locales={locales} defaultValue="en" className="w-48" />
}
