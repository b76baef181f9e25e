import { useScrollspy } from '@frond/ui'
import { useEffect, useRef } from 'react'

const plants = ['Fern', 'Moss', 'Ivy', 'Cedar']

export default function BasicScrollspy() {
  const article = useRef<HTMLDivElement>(null)
  const { activeHeadings, updateHeadings } = useScrollspy()
  useEffect(() => updateHeadings(article.current!.querySelectorAll('h3')), [updateHeadings])

  return (
    <div className="flex w-full max-w-md gap-6 text-sm">
      <ul className="grid content-start gap-2">
        {plants.map((plant) => (
          <li
            key={plant}
            className={activeHeadings.includes(`spy-${plant}`) ? 'font-medium text-primary' : 'text-muted'}
          >
            {plant}
          </li>
        ))}
      </ul>
      <div ref={article} tabIndex={0} className="h-40 flex-1 overflow-y-auto rounded-lg border border-default px-4">
        {plants.map((plant) => (
          <section key={plant} className="h-48 py-3">
            <h3 id={`spy-${plant}`} className="font-medium text-highlighted">
              {plant}
            </h3>
          </section>
        ))}
      </div>
    </div>
  )
}
