import { Container, Footer } from '@frond/ui'

export const layout = 'page'

export default function FooterBands() {
  return (
    <Footer
      className="w-full"
      top={<Container className="text-sm text-muted">Get product updates once a month.</Container>}
      left="© Acme Inc."
      right={<span className="text-sm text-muted">All systems operational</span>}
      bottom={<Container className="text-xs text-muted">Prices do not include tax.</Container>}
    />
  )
}
