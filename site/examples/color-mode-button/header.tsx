import { ColorModeButton, Header } from '@frond/ui'

export const layout = 'page'

export default function ColorModeButtonHeader() {
  return <Header title="Bakery" right={<ColorModeButton />} className="w-full" />
}
