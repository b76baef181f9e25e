import { ColorModeButton, Header } from '@frond/ui'

export const layout = 'page'

export default function ColorModeButtonHeader() {
  return <Header title="Acme" right={<ColorModeButton />} className="w-full" />
}
