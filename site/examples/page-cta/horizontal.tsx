import { PageCTA } from '@frond/ui'

export default function PageCTAHorizontal() {
  return (
    <PageCTA
      orientation="horizontal"
      variant="subtle"
      title="Ready in a minute"
      description="One package and one line of CSS."
      links={[{ label: 'Install', to: '/docs/getting-started/installation/vite' }]}
    >
      <pre className="overflow-x-auto rounded-lg bg-default p-4 font-mono text-sm text-toned ring ring-default">
        npm install @frond/ui
      </pre>
    </PageCTA>
  )
}
