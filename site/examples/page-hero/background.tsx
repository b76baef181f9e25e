import { PageHero } from '@frond/ui'

/** `top` is behind the content: a glow, and a grid that fades out. */
export default function PageHeroBackground() {
  return (
    <PageHero
      headingLevel={2}
      title="Start with one component"
      description="Install the package and import only what you need."
      links={[{ label: 'Install', to: '/docs/getting-started/installation/vite' }]}
      top={
        <div aria-hidden="true" className="absolute inset-0 -z-1 overflow-hidden">
          <div className="absolute inset-0 mask-radial-from-0% mask-radial-to-70% mask-radial-at-top bg-[linear-gradient(var(--ui-border)_1px,transparent_1px),linear-gradient(90deg,var(--ui-border)_1px,transparent_1px)] bg-size-[3rem_3rem] bg-top" />
          <div className="absolute inset-x-0 -top-40 mx-auto h-80 max-w-2xl rounded-full bg-primary/25 blur-3xl" />
        </div>
      }
    />
  )
}
