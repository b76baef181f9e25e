import { Avatar } from '@frond/ui/avatar'
import { Button } from '@frond/ui/button'
import { Container } from '@frond/ui/container'
import { Empty } from '@frond/ui/empty'
import { PageCard } from '@frond/ui/page-card'
import { PageCTA } from '@frond/ui/page-cta'
import { PageGrid } from '@frond/ui/page-grid'
import { PageHero } from '@frond/ui/page-hero'
import { PageSection } from '@frond/ui/page-section'
import { editLink, site, sourceLink } from '../../site.config'
import { readTeam, type TeamMember } from '../content/content.server'
import { findIcon } from '../article/content-icons.server'
import { Backdrop } from '../static-page/Backdrop'
import { renderStaticPage } from '../static-page/render-static-page.server'
import type { StaticPageContent } from '../static-page/static-page'
import { Steps } from '../static-page/Steps'

const roles = [
  {
    title: 'Maintainers',
    description: 'Decide what goes in, review every change, publish releases and answer for what was promised.',
    icon: 'lucide:shield-check',
  },
  {
    title: 'Contributors',
    description: 'Everybody whose change is in the repository: a component, a fix, a test, a sentence of the docs.',
    icon: 'lucide:git-pull-request',
  },
  {
    title: 'Translators',
    description: 'Keep the words that components say by themselves right in their language, and add languages.',
    icon: 'lucide:languages',
  },
  {
    title: 'Readers',
    description: 'Report what breaks, what reads badly, what cannot be reached by keyboard. Most fixes begin there.',
    icon: 'lucide:message-circle-warning',
  },
]

const steps = [
  {
    title: 'Run it',
    description: 'Clone the repository and run npm run dev. Everything else, a newer Node included, installs itself.',
  },
  {
    title: 'Find something',
    description: 'An issue, or what bothers you in your own work. Say in a few words what you are about to do.',
  },
  {
    title: 'Change it with a test',
    description: 'A fix starts with a test that fails. npm test and the name of a component runs what belongs to it.',
  },
  {
    title: 'Hand it in',
    description: 'A change that users notice brings a change file. It will be on the releases page in your words.',
  },
]

const discussions = `${site.repository.url}/discussions`

export function renderTeamPage(): Promise<StaticPageContent> {
  const head = {
    path: '/team',
    title: 'Team',
    description: `Who works on ${site.name}, what each of them does, and how to become one of them.`,
  }
  return renderStaticPage(head, <TeamPage members={readTeam()} />)
}

function TeamPage({ members }: { members: readonly TeamMember[] }) {
  return (
    <>
      <PageHero
        top={<Backdrop />}
        headline="Team"
        title="Made in the open, by whoever does the work"
        description={`${site.name} belongs to its contributors. What is decided, why, and by which change can be read in the repository.`}
        links={[
          {
            label: 'How to contribute',
            to: sourceLink('CONTRIBUTING.md'),
            target: '_blank',
            icon: 'lucide:git-pull-request',
          },
          {
            label: 'Read the decisions',
            to: `${site.repository.url}/tree/${site.repository.branch}/decisions`,
            target: '_blank',
          },
        ]}
        ui={{ container: 'pb-12 sm:pb-16' }}
      />

      <PageSection
        title="Maintainers"
        headingLevel={2}
        ui={{ container: 'gap-0 pt-0 pb-12 sm:gap-0 sm:pt-0 sm:pb-16', title: 'sr-only' }}
      >
        {members.length > 0 ? (
          <PageGrid>
            {members.map((member) => (
              <Member key={member.name} {...member} />
            ))}
          </PageGrid>
        ) : (
          <Empty
            icon="lucide:users-round"
            title="Nobody is listed yet"
            description="The maintainers will stand here, each by their own hand. Until they do, the history of the repository says who did what."
            actions={[
              {
                label: 'See the contributors',
                to: `${site.repository.url}/graphs/contributors`,
                target: '_blank',
                color: 'neutral',
                variant: 'outline',
              },
              {
                label: 'Open the list',
                to: editLink('site/content/info/team.yml'),
                target: '_blank',
                color: 'neutral',
                variant: 'ghost',
                trailingIcon: 'lucide:arrow-up-right',
              },
            ]}
          />
        )}
      </PageSection>

      <PageSection
        headline="Roles"
        title="What there is to do"
        description="Nobody is appointed. One takes a role by doing it."
      >
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {roles.map((role) => (
            <PageCard key={role.title} {...role} variant="subtle" />
          ))}
        </div>
      </PageSection>

      <PageSection
        headline="Join"
        title="From a first look to a first change"
        description="No agreement to sign, no chat to join first."
      >
        <Steps steps={steps} />
      </PageSection>

      <Container className="pb-16 sm:pb-24">
        <PageCTA
          variant="subtle"
          title="Begin with a question"
          description="Whoever asks how something works finds what the docs do not say. That is a contribution already."
          links={[
            { label: 'Start a discussion', to: discussions, target: '_blank', icon: 'simple-icons:github' },
            { label: 'Read the docs', to: '/docs/getting-started' },
          ]}
        />
      </Container>
    </>
  )
}

function Member({ name, role, avatar, pronouns, location, links = [] }: TeamMember) {
  const details = [pronouns, location].filter(Boolean).join(' · ')
  return (
    <PageCard
      leading={<Avatar src={avatar} alt={name} size="3xl" />}
      title={name}
      description={role}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-2">
          {details && <p className="text-sm text-muted">{details}</p>}
          {links.map(({ icon, label, to }) => (
            <Button
              key={to}
              to={to}
              target="_blank"
              {...(icon ? { icon: findIcon(icon), 'aria-label': label } : { label })}
              color="neutral"
              variant="ghost"
            />
          ))}
        </div>
      }
    />
  )
}
