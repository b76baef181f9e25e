import { Children, cloneElement, isValidElement, use, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { findIcon } from '../content-icons.server'
import { Island, IslandsContext } from '../Island.server'
import type { ItemsIslandProps } from '../island-props'
import { PageContext } from '../PageContext'

/** Prose blocks that need JavaScript. Each is an island, and its content is static HTML inside it. */

interface BlockProps {
  /** The source, which these blocks do not need. */
  nodes?: unknown
  children?: ReactNode
}

/** The islands of these blocks, by the name of the block in Markdown. */
export const proseIslands: Readonly<Record<string, string>> = {
  accordion: 'ProseAccordion',
  tabs: 'ProseTabs',
  collapsible: 'ProseCollapsible',
  'code-collapse': 'ProseCodeCollapse',
  'code-tree': 'ProseCodeTree',
  img: 'ProseImage',
  'query-docs': 'QueryDocs',
}

const margin = 'my-6 first:mt-0 last:mb-0'

export function Accordion({ nodes: _, children, ...props }: BlockProps) {
  const { items, panels } = useSections(children)
  return (
    <Island
      kind="prose"
      name="ProseAccordion"
      props={{ ...props, items }}
      serverProps={{ panels }}
      className={margin}
    />
  )
}

export function Tabs({ nodes: _, children, ...props }: BlockProps) {
  const { items, panels } = useSections(children)
  return (
    <Island kind="prose" name="ProseTabs" props={{ ...props, items }} serverProps={{ panels }} className={margin} />
  )
}

export function Collapsible({ nodes: _, children, ...props }: BlockProps) {
  const html = useToHtml()(children)
  return <Island kind="prose" name="ProseCollapsible" props={props} serverProps={{ html }} className={margin} />
}

export function CodeCollapse({ nodes: _, children, ...props }: BlockProps) {
  const html = useToHtml()(children)
  return <Island kind="prose" name="ProseCodeCollapse" props={props} serverProps={{ html }} className={margin} />
}

export function CodeTree({ nodes: _, children, ...props }: BlockProps) {
  const toHtml = useToHtml()
  const files = elementsIn<{ filename?: string; hideHeader?: boolean }>(children)
  const items = files.map((file, index) => ({ label: file.props.filename ?? String(index + 1) }))
  // The tree shows the file name, so the code block does not repeat it.
  const panels = files.map((file) => toHtml(cloneElement(file, { hideHeader: true })))
  return (
    <Island kind="prose" name="ProseCodeTree" props={{ ...props, items }} serverProps={{ panels }} className={margin} />
  )
}

export function Image({ nodes: _, ...props }: BlockProps) {
  return <Island kind="prose" name="ProseImage" props={props} className="block" inline />
}

export function QueryDocs() {
  return <Island kind="prose" name="QueryDocs" className={margin} />
}

interface SectionProps {
  label?: string
  icon?: string
  description?: string
  children?: ReactNode
}

function useSections(children: ReactNode): Required<ItemsIslandProps> {
  const toHtml = useToHtml()
  const sections = elementsIn<SectionProps>(children).map(({ props }) => props)
  return {
    items: sections.map(({ label, icon }, index) => ({
      label: label ?? String(index + 1),
      ...(icon && { icon: findIcon(icon) }),
    })),
    panels: sections.map((section) => toHtml(section.children ?? section.description)),
  }
}

/** Renders to HTML. The contexts are passed on, because the content may contain islands, too. */
function useToHtml(): (content: ReactNode) => string {
  const page = use(PageContext)
  const islands = use(IslandsContext)
  return (content) =>
    renderToStaticMarkup(
      <PageContext value={page}>
        <IslandsContext value={islands}>{content}</IslandsContext>
      </PageContext>,
    )
}

function elementsIn<Props>(children: ReactNode): ReactElement<Props>[] {
  return Children.toArray(children).filter((child) => isValidElement<Props>(child))
}
