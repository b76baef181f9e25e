import { Button, Container, Link } from '@frond/ui'
import { ProseMarkdown } from '@frond/ui/prose'
import { Artwork } from '../artwork/Artwork'
import { pageMeta } from '../page-meta'
import { PageTitle } from '../PageTitle'
import { type Project, projects } from '../projects'
import type { Route } from './+types/project'
import NotFoundPage from './not-found'

const findProject = (slug: string) => projects.find((project) => project.slug === slug)

export const meta = ({ params }: Route.MetaArgs) => {
  const project = findProject(params.slug)
  return project
    ? pageMeta(project.title, project.summary)
    : pageMeta('Page not found', 'There is no project at this address.')
}

export default function ProjectPage({ params }: Route.ComponentProps) {
  const project = findProject(params.slug)
  if (!project) return <NotFoundPage />
  const next = projects[(projects.indexOf(project) + 1) % projects.length]!

  return (
    <>
      <Container>
        <PageTitle title={project.title} description={project.summary} headline={project.kind} />
      </Container>
      <Artwork slug={project.slug} className="aspect-[4/3] max-h-[70dvh] w-full sm:aspect-[2/1]" />
      <Container className="grid gap-12 py-16 lg:grid-cols-[1fr_2fr] lg:py-24">
        <Facts project={project} />
        <article className="max-w-2xl [--prose-leading:2rem] [--prose-text:1.125rem]">
          <ProseMarkdown text={project.body} headingLevel={1} />
        </article>
      </Container>
      <NextProject project={next} />
    </>
  )
}

function Facts({ project }: { project: Project }) {
  const facts = [
    ['Year', project.date.slice(0, 4)],
    ['Role', project.role],
    ['Tools', project.tools],
  ]
  return (
    <div className="lg:sticky lg:top-24 lg:self-start">
      <dl className="grid gap-6 max-lg:grid-cols-2 sm:max-lg:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="mt-1 text-highlighted">{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        label="All projects"
        icon="lucide:arrow-left"
        to="/"
        color="neutral"
        variant="link"
        className="mt-8 px-0"
        ui={{ leadingIcon: 'rtl:-scale-x-100' }}
      />
    </div>
  )
}

function NextProject({ project }: { project: Project }) {
  return (
    <Link
      to={`/work/${project.slug}`}
      raw
      className="group block bg-muted outline-primary focus-visible:outline-2 focus-visible:-outline-offset-4"
    >
      <Container className="grid items-center gap-8 py-12 sm:grid-cols-2 sm:py-16">
        <div>
          <p className="text-sm text-muted">Next project</p>
          <p className="mt-2 font-display text-4xl font-medium tracking-tight text-highlighted group-hover:text-primary sm:text-5xl">
            {project.title}
          </p>
        </div>
        <Artwork slug={project.slug} className="aspect-[2/1] w-full" />
      </Container>
    </Link>
  )
}
