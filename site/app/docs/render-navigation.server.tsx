import type { NavigationItem } from '@frond/content/types'
import { renderToStaticMarkup } from 'react-dom/server'
import { docsNavigation } from '../.server/content'
import type { StaticPart } from '../article/StaticHtml'
import { categoryTitle, groupByCategory } from './categories'

let kept: StaticPart | undefined

/** The docs tree as HTML; the same for every page, so it is made once. */
export function renderNavigation(): StaticPart {
  if (!kept || import.meta.env.DEV) {
    kept = { html: renderToStaticMarkup(<NavigationTree sections={docsNavigation()} />), styles: [] }
  }
  return kept
}

function NavigationTree({ sections }: { sections: NavigationItem[] }) {
  return (
    <div className="flex flex-col gap-8 text-sm">
      {sections.map((section) => (
        <section key={section.path}>
          <h2 className="mb-2 px-3 font-semibold text-highlighted">{section.title}</h2>
          {groupByCategory(section.children ?? []).map(([category, pages]) => (
            <div key={category}>
              {category && <h3 className="mt-4 mb-1 px-3 text-xs font-medium text-muted">{categoryTitle(category)}</h3>}
              <ul>
                {pages.map((page) => (
                  <li key={page.path}>
                    <a href={page.path} className="docs-link">
                      {page.title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
