import type { ReactNode } from 'react'
import { frameworks, type Framework } from '../../../redirects'

/** Shown to those who read the docs for one framework. Both are in the page; CSS hides the other. */
export function FrameworkOnly({ name, children }: { name: Framework; children?: ReactNode }) {
  if (!frameworks.includes(name)) {
    throw new Error(`framework-only: "${name}" is none of the frameworks ${frameworks.join(' and ')}.`)
  }
  return <div data-framework-only={name}>{children}</div>
}
