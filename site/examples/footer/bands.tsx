import { Container, Footer } from '@frond/ui'

export const layout = 'page'

export default function FooterBands() {
  return (
    <Footer
      className="w-full"
      top={<Container className="text-sm text-muted">Open from seven to noon, every day but Monday.</Container>}
      left="Mill Lane 4"
      right={<span className="text-sm text-muted">Flour from the valley</span>}
      bottom={<Container className="text-xs text-muted">Baked by hand since the oven was built.</Container>}
    />
  )
}
