import { Card } from '@frond/ui'
import type { ReactNode } from 'react'

interface SettingsSectionProps {
  title: string
  description: string
  children: ReactNode
  footer?: ReactNode
}

export function SettingsSection({ title, description, children, footer }: SettingsSectionProps) {
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="text-lg font-semibold text-highlighted">{title}</h2>
        <p className="mt-1 text-sm text-muted">{description}</p>
      </div>
      <Card ui={{ body: 'grid gap-6' }} footer={footer}>
        {children}
      </Card>
    </section>
  )
}
