import { Avatar } from '@frond/ui/avatar'
import { Button } from '@frond/ui/button'
import { Container } from '@frond/ui/container'
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

/** The parts of the project, each with its folder in the repository. */
const areas = [
  {
    title: 'Components',
    description: 'The library: components, hooks, themes and their tests.',
    icon: 'lucide:component',
    folder: 'packages/ui',
  },
  {
    title: 'Site and docs',
    description: 'Pages, examples, search and the server that sends them.',
    icon: 'lucide:book-open',
    folder: 'site',
  },
  {
    title: 'Content',
    description: 'Turns Markdown files into collections that pages can query.',
    icon: 'lucide:database',
    folder: 'packages/content',
  },
  {
    title: 'Templates',
    description: 'Complete apps that readers download and change.',
    icon: 'lucide:layout-template',
    folder: 'templates',
  },
  {
    title: 'Pro',
    description: 'Purchase, licenses, activation and downloads.',
    icon: 'lucide:key-round',
    folder: 'packages/pro-server',
  },
  {
    title: 'Speed and size',
    description: 'Benches that compare the library with others, and the budgets of every page.',
    icon: 'lucide:gauge',
    folder: 'bench',
  },
]

const roles = [
  {
    title: 'Maintainers',
    description: 'Decide what is merged, review every change, publish releases and keep their promises.',
    icon: 'lucide:shield-check',
  },
  {
    title: 'Contributors',
    description: 'Everyone with a change in the repository: a component, a fix, a test, a sentence of the docs.',
    icon: 'lucide:git-pull-request',
  },
  {
    title: 'Translators',
    description: 'Maintain the built-in texts of the components in their language, and add languages.',
    icon: 'lucide:languages',
  },
  {
    title: 'Readers',
    description: 'Report what breaks, what is unclear, and what the keyboard cannot reach. Most fixes start there.',
    icon: 'lucide:message-circle-warning',
  },
]

const steps = [
  {
    title: 'Run it',
    description:
      'Clone the repository and run npm run dev. It installs everything else, including the right version of Node.',
  },
  {
    title: 'Find something',
    description: 'Take an issue, or something that bothers you in your own work. Describe briefly what you plan to do.',
  },
  {
    title: 'Change it with a test',
    description: 'A fix starts with a test that fails. npm test with the name of a component runs its tests.',
  },
  {
    title: 'Hand it in',
    description: 'Add a change file if users will notice the change. The releases page will show your text.',
  },
]

const discussions = `${site.repository.url}/discussions`

function toFolder(path: string): string {
  return `${site.repository.url}/tree/${site.repository.branch}/${path}`
}

export function renderTeamPage(): Promise<StaticPageContent> {
  const head = {
    path: '/team',
    title: 'Team',
    description: `Who works on ${site.name}, what they do, and how to join them.`,
  }
  return renderStaticPage(head, <TeamPage members={readTeam()} />)
}

function TeamPage({ members }: { members: readonly TeamMember[] }) {
  return (
    <>
      <PageHero
        top={<Backdrop />}
        headline="Team"
        title="Built in the open by its contributors"
        description={`${site.name} is developed in its repository. Every decision is written down there, with its reasons and the change that made it.`}
        links={[
          {
            label: 'How to contribute',
            to: sourceLink('CONTRIBUTING.md'),
            target: '_blank',
            icon: 'lucide:git-pull-request',
          },
          {
            label: 'Be listed here',
            to: editLink('site/content/info/team.yml'),
            target: '_blank',
          },
        ]}
        ui={{ container: 'pb-12 sm:pb-16' }}
      />

      {members.length > 0 && (
        <PageSection
          title="Maintainers"
          headingLevel={2}
          ui={{ container: 'gap-0 pt-0 pb-12 sm:gap-0 sm:pt-0 sm:pb-16', title: 'sr-only' }}
        >
          <PageGrid>
            {members.map((member) => (
              <Member key={member.name} {...member} />
            ))}
          </PageGrid>
        </PageSection>
      )}

      <PageSection
        headline="Areas"
        title="What there is to work on"
        description="Each area is a folder of the repository."
        ui={{ container: 'pt-0 sm:pt-0' }}
      >
        <PageGrid>
          {areas.map(({ folder, ...area }) => (
            <PageCard key={folder} {...area} to={toFolder(folder)} target="_blank" />
          ))}
        </PageGrid>
      </PageSection>

      <PageSection
        headline="Decisions"
        title="How decisions are made"
        description="A change that others will build on starts as a short document: the question, the options with their measured costs, and the choice. Everyone can comment on it before it is merged, and it stays in the repository."
        links={[
          {
            label: 'Read the decisions',
            to: toFolder('decisions'),
            target: '_blank',
            color: 'neutral',
            variant: 'outline',
          },
          {
            label: 'Propose a change',
            to: discussions,
            target: '_blank',
            color: 'neutral',
            variant: 'ghost',
            trailingIcon: 'lucide:arrow-up-right',
          },
        ]}
      />

      <PageSection
        headline="Roles"
        title="Ways to take part"
        description="Roles are not assigned. You take one by doing its work. If you do it for a while, you can be listed on this page: add yourself to team.yml."
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
          description="A question shows what the docs do not explain yet. Asking it is a contribution."
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
