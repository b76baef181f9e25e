import type { ReactNode } from 'react'

interface PageTitleProps {
  title: string
  /** Text below the title. */
  description?: string
  /** Content above the title. */
  headline?: ReactNode
}

export function PageTitle({ title, description, headline }: PageTitleProps) {
  return (
    <header className="pt-16 pb-12 sm:pt-24 sm:pb-16">
      {headline && <p className="mb-4 text-sm text-muted">{headline}</p>}
      <h1 className="max-w-4xl font-display text-5xl/[1.05] font-medium tracking-tight text-balance text-highlighted sm:text-6xl/[1.05]">
        {title}
      </h1>
      {description && <p className="mt-6 max-w-2xl text-lg/8 text-pretty text-muted">{description}</p>}
    </header>
  )
}
