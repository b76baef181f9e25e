import { ProseH2, ProseMarkdown } from '@frond/ui/prose'
import { Fragment } from 'react'
import type { MarkdownPage } from '../markdown'

/** The text of a Markdown page. Each section has a heading that links can point to. */
export function Article({ page: { intro, sections } }: { page: MarkdownPage<string> }) {
  return (
    <>
      {intro && <ProseMarkdown text={intro} />}
      {sections.map(({ id, title, text }) => (
        <Fragment key={id}>
          <ProseH2 id={id}>{title}</ProseH2>
          <ProseMarkdown text={text} />
        </Fragment>
      ))}
    </>
  )
}
