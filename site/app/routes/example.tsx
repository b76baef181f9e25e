import { site } from '../../site.config'
import { Article } from '../article/Article'
import { renderExample } from '../article/render.server'
import { keepStaticPart } from '../article/static-parts.server'
import { parsePreview, type ExampleData } from '../examples/preview'
import { notFound } from '../navigation/not-found'
import type { Route } from './+types/example'

/** Renders the page without header and footer. */
export const handle = { bare: true }

export async function loader({ params, request }: Route.LoaderArgs): Promise<ExampleData> {
  const { searchParams } = new URL(request.url)
  const name = params['*'].replace(/\/$/, '')
  const preview = parsePreview(searchParams)
  const example = await renderExample(name, preview)
  if (!example) throw notFound(`/examples/${name}`, { fatal: true })

  const part = `example:${name}?${new URLSearchParams({ ...preview })}`
  keepStaticPart(part, example)
  return { name, layout: example.layout, preview, part }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Example'} - ${site.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function ExamplePage({ loaderData: { layout, part } }: Route.ComponentProps) {
  return (
    <main className={layout === 'page' ? 'isolate' : 'isolate flex min-h-dvh items-center justify-center p-6'}>
      <Article
        key={part}
        name={part}
        className={layout === 'page' ? undefined : 'w-full max-w-3xl min-w-0'}
        // The page has no other content, so hydrate the example without waiting for an interaction.
        data-wake="now"
      />
    </main>
  )
}
