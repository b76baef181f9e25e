import { Link } from '@frond/ui'
import { Artwork } from './artwork/Artwork'
import type { Project } from './projects'

export function ProjectCard({ project }: { project: Project }) {
  return (
    <Link
      to={`/work/${project.slug}`}
      raw
      className="group block outline-offset-8 outline-primary focus-visible:outline-2"
    >
      <div className="overflow-hidden">
        <Artwork
          slug={project.slug}
          className="aspect-[4/3] w-full transition-transform duration-500 group-hover:scale-103 motion-reduce:transition-none"
        />
      </div>
      <div className="mt-4 flex items-baseline justify-between gap-4">
        <h3 className="font-display text-2xl font-medium text-highlighted group-hover:text-primary">{project.title}</h3>
        <span className="shrink-0 text-sm text-muted tabular-nums">
          {project.kind}, {project.date.slice(0, 4)}
        </span>
      </div>
      <p className="mt-1 max-w-md text-muted">{project.summary}</p>
    </Link>
  )
}
