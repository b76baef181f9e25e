import type { ReactNode } from 'react'
import { frameworks, type Framework } from '../../../redirects'

/**
 * Content for readers of one framework. The page contains the content of both frameworks, and CSS hides the other one.
 */
export function FrameworkOnly({ name, children }: { name: Framework; children?: ReactNode }) {
  if (!frameworks.includes(name)) {
    throw new Error(`framework-only: "${name}" is not a known framework. Use ${frameworks.join(' or ')}.`)
  }
  return <div data-framework-only={name}>{children}</div>
}
