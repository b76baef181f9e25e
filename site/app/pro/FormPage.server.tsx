import { Container } from '@frond/ui/container'
import { Icon } from '@frond/ui/icon'
import type { ReactNode } from 'react'
import { Island } from '../article/Island.server'
import { Backdrop } from '../static-page/Backdrop'
import { ProFooter } from './ProFooter'
import takeSecrets from './take-secrets.ts?script'

export interface FormPagePoint {
  readonly icon: string
  readonly title: string
  readonly description: string
}

interface FormPageProps {
  headline: string
  title: string
  description: string
  points: readonly FormPagePoint[]
  /** The name of the island with the form. */
  island: string
  props?: object
  /** Whether the address may contain a key or a token. */
  hasSecrets?: boolean
  /** What differs in browsers without JavaScript. */
  withoutScript?: string | undefined
  children?: ReactNode
}

/** A page with a form: what it is for beside it, on narrow screens above and below it. */
export function FormPage({
  headline,
  title,
  description,
  points,
  island,
  props,
  hasSecrets,
  withoutScript,
  children,
}: FormPageProps) {
  return (
    <>
      {hasSecrets && <script dangerouslySetInnerHTML={{ __html: takeSecrets }} />}
      <div className="relative isolate">
        <Backdrop />
        <Container className="grid gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:grid-rows-[auto_1fr] lg:py-24">
          <header className="lg:col-start-1">
            <p className="text-sm font-semibold text-primary">{headline}</p>
            <h1 className="mt-3 text-3xl font-bold tracking-tight text-balance text-highlighted sm:text-4xl">
              {title}
            </h1>
            <p className="mt-4 max-w-prose text-lg text-pretty text-muted">{description}</p>
          </header>
          <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <Island kind="pro" name={island} {...(props && { props })} />
            {withoutScript && (
              <noscript>
                <p className="mt-4 text-sm text-muted">{withoutScript}</p>
              </noscript>
            )}
          </div>
          <ul className="grid content-start gap-6 sm:grid-cols-2 lg:col-start-1 lg:grid-cols-1">
            {points.map(({ icon, title, description }) => (
              <li key={title} className="flex gap-4">
                <span className="flex size-9 shrink-0 items-center justify-center rounded-lg bg-primary/10 text-primary ring ring-primary/20 ring-inset">
                  <Icon name={icon} className="size-4.5" />
                </span>
                <div>
                  <h2 className="font-semibold text-highlighted">{title}</h2>
                  <p className="mt-1 text-sm/6 text-pretty text-muted">{description}</p>
                </div>
              </li>
            ))}
          </ul>
        </Container>
      </div>
      {children}
      <ProFooter />
    </>
  )
}
