import { Banner } from '@frond/ui/banner'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { readBanner } from '../content/content.server'
import type { StaticPart } from '../article/StaticHtml'
import { Footer } from './Footer'
import { HeaderContent } from './HeaderContent.server'

const shellParts: Readonly<Record<string, ComponentType>> = {
  banner: Announcement,
  footer: Footer,
}

const rendered = new Map<string, StaticPart>()

/**
 * The static HTML parts of the shell. Each is rendered once, except the header, which marks the current section for
 * each path.
 */
export function readShellPart(name: string): StaticPart | undefined {
  const [, path] = /^header (.+)$/.exec(name) ?? []
  if (path) return { html: renderToStaticMarkup(<HeaderContent path={path} />), styles: [] }

  const known = import.meta.env.DEV ? undefined : rendered.get(name)
  if (known) return known
  const Part = shellParts[name]
  if (!Part) return undefined

  const part = { html: renderToStaticMarkup(<Part />), styles: [] }
  rendered.set(name, part)
  return part
}

function Announcement() {
  const banner = readBanner()
  if (!banner) return null
  return (
    <Banner
      id={banner.id}
      role="region"
      aria-label="Announcement"
      color="neutral"
      className="border-b border-default bg-elevated text-default"
      title={banner.text}
      actions={[
        {
          label: 'Read the announcement',
          to: banner.link,
          target: '_blank',
          rel: 'noopener',
          trailingIcon: 'lucide:arrow-up-right',
          ui: { trailingIcon: 'rtl:-scale-x-100' },
        },
      ]}
      close={{ variant: 'ghost' }}
    />
  )
}
