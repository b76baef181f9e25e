import { PageCard } from '@frond/ui/page-card'
import { PageGrid } from '@frond/ui/page-grid'
import { PageSection } from '@frond/ui/page-section'
import { peerRows } from '../article/blocks/peers.server'
import type { HomeContent } from '../content/content.server'
import { resolveLinks } from '../navigation/resolve-links'
import { Bars } from './Bars.server'

/** Measured values of other libraries beside ours. */
export function Comparison({ content }: { content: HomeContent['comparison'] }) {
  const measured = new Map(peerRows().map((row) => [row.id, row]))

  return (
    <PageSection
      headline={content.headline}
      title={content.title}
      description={content.description}
      links={resolveLinks(content.links)}
    >
      <PageGrid className="home-thirds">
        {content.rows.map(({ id, description }) => {
          const row = measured.get(id)
          if (!row) throw new Error(`index.yml: "${id}" is not a row of generated/peers.json.`)
          return (
            <PageCard key={id} title={row.label} description={description}>
              <Bars
                rows={row.values.map(({ library, value, text }, index) => ({
                  label: library,
                  value,
                  text,
                  isOther: index > 0,
                }))}
              />
            </PageCard>
          )
        })}
      </PageGrid>
    </PageSection>
  )
}
