import { ColorModeSelect, Footer } from '@frond/ui'

export const layout = 'page'

export default function ColorModeSelectFooter() {
  return <Footer left="Mill Lane 4" right={<ColorModeSelect variant="ghost" size="sm" />} className="w-full" />
}
