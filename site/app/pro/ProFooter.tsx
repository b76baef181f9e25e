import { Container } from '@frond/ui/container'

const links = [
  { label: 'Pricing', to: '/pro/pricing' },
  { label: 'Activate', to: '/pro/activate' },
  { label: 'Manage licenses', to: '/pro/manage' },
  { label: 'Terms of sale', to: '/pro/terms' },
  { label: 'Pro license', to: '/pro/license' },
  { label: 'Privacy', to: '/pro/privacy' },
  { label: 'Errors', to: '/pro/errors' },
]

/** Links at the end of every Pro page. */
export function ProFooter() {
  return (
    <Container>
      <nav
        aria-label="Pro"
        className="flex flex-wrap justify-center gap-x-6 gap-y-2 border-t border-default py-8 text-sm text-muted"
      >
        {links.map(({ label, to }) => (
          <a key={to} href={to} className="hover:text-highlighted">
            {label}
          </a>
        ))}
      </nav>
    </Container>
  )
}
