import { Container, Empty, Input, Tabs } from '@frond/ui'
import { useState } from 'react'
import { ContactBanner } from '../ContactBanner'
import { pageMeta } from '../page-meta'
import { ProjectCard } from '../ProjectCard'
import { filterProjects, kinds, type ProjectFilter, projects } from '../projects'
import { site } from '../site'

export const meta = () => pageMeta('Work', site.description)

const tabs = [
  { label: 'All', value: 'all', badge: projects.length },
  ...kinds.map((kind) => ({
    label: kind,
    value: kind as string,
    badge: projects.filter((project) => project.kind === kind).length,
  })),
]

const everything: ProjectFilter = { kind: 'all', search: '' }

export default function HomePage() {
  const [filter, setFilter] = useState(everything)
  const shown = filterProjects(filter)

  return (
    <>
      <Container className="pt-14 pb-16 sm:pt-20 sm:pb-20">
        <h1 className="max-w-5xl font-display text-5xl/[1.05] font-medium tracking-tight text-balance text-highlighted sm:text-7xl/[1.02] lg:text-8xl/[1]">
          {site.title}
        </h1>
        <p className="mt-8 max-w-xl text-lg/8 text-muted sm:ms-auto sm:mt-10">{site.description}</p>
      </Container>
      <Container className="pb-24 sm:pb-32">
        <h2 className="sr-only">Projects</h2>
        <search className="mb-10 flex flex-wrap items-end justify-between gap-4">
          <Tabs
            aria-label="Kind of project"
            variant="link"
            color="neutral"
            content={false}
            items={tabs}
            value={filter.kind}
            onValueChange={(kind) => setFilter({ ...filter, kind: kind as ProjectFilter['kind'] })}
            className="max-w-full max-sm:w-full"
          />
          <Input
            type="search"
            icon="lucide:search"
            placeholder="Search projects"
            aria-label="Search projects"
            value={filter.search}
            onValueChange={(search) => setFilter({ ...filter, search: String(search) })}
            className="w-full sm:w-56"
          />
        </search>
        <p role="status" className="sr-only">
          {shown.length === 1 ? '1 project' : `${shown.length} projects`}
        </p>
        {shown.length > 0 ? (
          <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2 lg:gap-x-12 lg:gap-y-20">
            {shown.map((project, index) => (
              // Every second project is lower, so that the columns do not line up.
              <li key={project.slug} className={index % 2 === 1 ? 'md:mt-20' : 'md:-mb-20'}>
                <ProjectCard project={project} />
              </li>
            ))}
          </ul>
        ) : (
          <Empty
            icon="lucide:search-x"
            title="No project found"
            description="Try another word, or another kind of project."
            actions={[
              {
                label: 'Show all projects',
                color: 'neutral',
                variant: 'outline',
                onClick: () => setFilter(everything),
              },
            ]}
          />
        )}
      </Container>
      <ContactBanner />
    </>
  )
}
