/** Name and texts of the site. Change them here. */
export const site = {
  name: 'Your name',
  title: 'I design and build calm interfaces.',
  description: 'Portfolio of a designer who writes code: interfaces, identities and pictures of data.',
  email: 'you@example.com',
  /** Address of the published site, for the feed. */
  origin: 'https://example.com',
}

export const navigation = [
  { label: 'Work', to: '/', exact: true },
  { label: 'Writing', to: '/writing' },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
]
