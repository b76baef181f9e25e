import { Tabs } from '@frond/ui'

const files = [
  { name: 'theme.ts', code: 'export const theme = createTheme({ radius: 0.5 })' },
  { name: 'App.tsx', code: 'export const Root = () => <App theme={theme}>…</App>' },
]

export default function TabsRenderContent() {
  return (
    <Tabs
      items={files}
      valueKey="name"
      labelKey="name"
      variant="link"
      aria-label="Files"
      className="w-full max-w-lg"
      renderContent={({ item }) => (
        <pre className="rounded-lg bg-muted p-4 font-mono text-sm whitespace-pre-wrap">{item.code}</pre>
      )}
    />
  )
}
