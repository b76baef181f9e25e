import { ColorModeButton, Footer, LocaleSelect } from '@frond/ui'

export const layout = 'page'

const locales = [
  { code: 'en-GB', name: 'English', dir: 'ltr' },
  { code: 'es', name: 'Español', dir: 'ltr' },
  { code: 'pt-BR', name: 'Português', dir: 'ltr' },
] as const

export default function LocaleSelectFooter() {
  return (
    <Footer
      left="Mill Lane 4"
      right={
        <>
          <LocaleSelect locales={locales} defaultValue="en-GB" variant="ghost" size="sm" className="w-36" />
          <ColorModeButton size="sm" />
        </>
      }
      className="w-full"
    />
  )
}
