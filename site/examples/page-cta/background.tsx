import { PageCTA } from '@frond/ui'

/** `top` is behind the content and is clipped by the rounded corners of the block. */
export default function PageCTABackground() {
  return (
    <PageCTA
      title="Make it yours"
      description="Eighteen colors, five neutrals, any radius."
      links={[{ label: 'Open the theme guide', to: '/docs/getting-started/theme/design-system' }]}
      top={
        <div aria-hidden="true" className="absolute inset-0 -z-1">
          <div className="absolute inset-x-0 -bottom-48 mx-auto h-72 max-w-xl rounded-full bg-primary/25 blur-3xl" />
          <div className="absolute inset-x-0 bottom-0 mx-auto h-px max-w-md bg-linear-to-r from-transparent via-primary to-transparent" />
        </div>
      }
    />
  )
}
