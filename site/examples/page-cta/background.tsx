import { PageCTA } from '@frond/ui'

/** `top` lies behind the content; the corners of the block cut it off. */
export default function PageCTABackground() {
  return (
    <PageCTA
      title="Make it yours"
      description="Eighteen colours, five neutrals, any radius."
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
