import { Container } from '@frond/ui/container'
import { Icon } from '@frond/ui/icon'
import { PageCard } from '@frond/ui/page-card'
import { PageCTA } from '@frond/ui/page-cta'
import { PageGrid } from '@frond/ui/page-grid'
import { PageSection } from '@frond/ui/page-section'
import { site, sourceLink } from '../../site.config'
import type { HomeContent } from '../content/content.server'
import { resolveLinks } from '../navigation/resolve-links'
import { Frond } from './Frond'

/** Links to the project's community pages, and a call to action. */
export function Community({ community }: { community: HomeContent['community'] }) {
  const { cta } = community

  return (
    <>
      <PageSection
        headline={community.headline}
        title={community.title}
        description={community.description}
        className="home-band"
      >
        <div className="home-community">
          <PageGrid className="home-thirds">
            {community.items.map(({ title, description, icon, to, source, label }) => (
              <PageCard
                key={title}
                to={to ?? (source ? sourceLink(source) : site.repository.url)}
                target={to ? undefined : '_blank'}
                icon={icon}
                title={title}
                description={description}
                footer={
                  <span className="home-more">
                    {label}
                    <Icon
                      name={to ? 'lucide:arrow-right' : 'lucide:arrow-up-right'}
                      className="size-4 rtl:-scale-x-100"
                    />
                  </span>
                }
              />
            ))}
          </PageGrid>
          <LatestRelease {...community.release} />
        </div>
      </PageSection>
      <Container className="home-closing">
        <PageCTA
          variant="subtle"
          title={cta.title}
          description={cta.description}
          links={resolveLinks(cta.links)}
          top={<Frond className="home-frond-closing" />}
        />
      </Container>
    </>
  )
}

/** A placeholder for the latest release, which is loaded when it comes near the viewport. */
function LatestRelease({ title, description, label, to }: HomeContent['community']['release']) {
  return (
    <div className="home-release" data-server-island="latest-release" data-show="visible">
      <h3>{title}</h3>
      <p>{description}</p>
      <a href={to}>
        {label}
        <Icon name="lucide:arrow-right" className="size-4 rtl:-scale-x-100" />
      </a>
    </div>
  )
}
