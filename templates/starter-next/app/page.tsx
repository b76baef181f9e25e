import { Container, PageCard, PageGrid, PageHero } from '@frond/ui'
import { readSettings } from './settings/settings'

const steps = [
  {
    icon: 'lucide:pencil',
    title: 'Edit this page',
    description: 'The text is in app/page.tsx, a server component. The browser updates when you save the file.',
  },
  {
    icon: 'lucide:palette',
    title: 'Choose your colors',
    description: 'Pass a theme to App in app/providers.tsx to change the colors, the radius and component defaults.',
  },
  {
    icon: 'lucide:route',
    title: 'Add a page',
    description: 'Write a file such as app/about/page.tsx, and add it to the menu in app/layout.tsx.',
  },
]

export default async function HomePage() {
  const { name } = await readSettings()

  return (
    <Container>
      <PageHero
        title={name ? `Welcome back, ${name}` : 'Your app is running'}
        description="Server components, a form with a server action, icons, Tailwind CSS and dark mode are set up. Replace this page with your own."
        links={[
          {
            label: 'Open settings',
            to: '/settings',
            trailingIcon: 'lucide:arrow-right',
            ui: { trailingIcon: 'rtl:-scale-x-100' },
          },
          { label: 'Components', to: 'https://frond-ui.dev/docs/components', color: 'neutral', variant: 'outline' },
        ]}
      />
      <PageGrid className="pb-16 sm:grid-cols-1 md:grid-cols-3">
        {steps.map((step) => (
          <PageCard key={step.title} headingLevel={2} {...step} />
        ))}
      </PageGrid>
    </Container>
  )
}
