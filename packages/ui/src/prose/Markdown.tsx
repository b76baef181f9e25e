'use client'

import { Fragment, memo, useMemo, type ReactNode } from 'react'
import { ProseH1, ProseH2, ProseH3, ProseH4 } from './headings.tsx'
import { ProseImg } from './Img.tsx'
import { ProseLi, ProseOl, ProseTask, ProseUl } from './lists.tsx'
import { holdBackEnd, parseBlock, splitBlocks, type Block } from './markdown/parse-blocks.ts'
import { parseInline, type Inline } from './markdown/parse-inline.ts'
import { toSafeUrl } from './markdown/safe-url.ts'
import { ProsePre } from './Pre.tsx'
import { blockTarget } from './prose-link.ts'
import { ProseTable, ProseTbody, ProseTd, ProseTh, ProseThead, ProseTr } from './table.tsx'
import { ProseA, ProseBlockquote, ProseCode, ProseEm, ProseHr, ProseP, ProseStrong } from './text.tsx'

export interface ProseMarkdownProps {
  /** The Markdown. HTML in it is shown as text. */
  text: string
  /** Whether more text will be appended. Unfinished Markdown at the end is completed, so that it does not flicker. @default false */
  streaming?: boolean
  /** Level of a heading with one `#`. @default 3 */
  headingLevel?: 1 | 2 | 3 | 4
  /**
   * Loads images. By default, an image is shown as a link, because the address of an image that a model writes can send data
   * of the conversation to another server. @default false
   */
  images?: boolean
}

/** Renders Markdown that comes from a user or a model, also while it streams. Never inserts HTML. */
export function ProseMarkdown({ text, streaming = false, headingLevel = 3, images = false }: ProseMarkdownProps) {
  return useMemo(
    () => <Blocks text={text} streaming={streaming} headingLevel={headingLevel} images={images} />,
    [text, streaming, headingLevel, images],
  )
}

type Options = Required<Omit<ProseMarkdownProps, 'text' | 'streaming'>>

function Blocks({ text, streaming, ...options }: Required<ProseMarkdownProps>): ReactNode {
  const blocks = splitBlocks(streaming ? holdBackEnd(text) : text)
  return blocks.map((source, index) => (
    <MarkdownBlock key={index} source={source} open={streaming && index === blocks.length - 1} {...options} />
  ))
}

interface MarkdownBlockProps extends Options {
  source: string
  /** Whether text is still appended to this block. */
  open: boolean
}

/** One block. Memoized by its source, so that a token only renders the last block again. */
const MarkdownBlock = memo(function MarkdownBlock({ source, open, ...options }: MarkdownBlockProps) {
  return renderBlock(parseBlock(source), open, options)
})

function renderBlock(block: Block, open: boolean, options: Options): ReactNode {
  const inline = (text: string, isLast = true) => renderInlines(parseInline(text, open && isLast), options)
  switch (block.type) {
    case 'paragraph':
      return <ProseP>{inline(block.text)}</ProseP>
    case 'heading': {
      const Heading = headings[Math.min(block.level + options.headingLevel - 1, 4) - 1]!
      return <Heading>{inline(block.text)}</Heading>
    }
    case 'code':
      return <ProsePre code={block.code} language={block.language} />
    case 'quote':
      return (
        <ProseBlockquote>
          <Blocks text={block.text} streaming={open} {...options} />
        </ProseBlockquote>
      )
    case 'list':
      return renderList(block, open, options)
    case 'table':
      return renderTable(block, inline)
    case 'rule':
      return <ProseHr />
  }
}

const headings = [ProseH1, ProseH2, ProseH3, ProseH4] as const

function renderList(list: Extract<Block, { type: 'list' }>, open: boolean, options: Options): ReactNode {
  const List = list.ordered ? ProseOl : ProseUl
  const hasTasks = list.items.some(({ task }) => task !== undefined)
  return (
    <List
      {...(list.ordered && list.start !== 1 && { start: list.start })}
      {...(hasTasks && { className: 'contains-task-list' })}
    >
      {list.items.map(({ text, task }, index) => (
        <ProseLi key={index} {...(task !== undefined && { className: 'task-list-item' })}>
          {task !== undefined && <ProseTask checked={task} />}
          <ItemContent text={text} tight={list.tight} open={open && index === list.items.length - 1} {...options} />
        </ProseLi>
      ))}
    </List>
  )
}

interface ItemContentProps extends Options {
  text: string
  /** Whether paragraphs have no element of their own. */
  tight: boolean
  open: boolean
}

/** The content of a list item. Memoized, because a long list is a single block. */
const ItemContent = memo(function ItemContent({ text, tight, open, ...options }: ItemContentProps) {
  if (!tight) return <Blocks text={text} streaming={open} {...options} />
  const blocks = splitBlocks(open ? holdBackEnd(text) : text)
  return blocks.map((source, index) => {
    const block = parseBlock(source)
    const isOpen = open && index === blocks.length - 1
    return (
      <Fragment key={index}>
        {block.type === 'paragraph'
          ? renderInlines(parseInline(block.text, isOpen), options)
          : renderBlock(block, isOpen, options)}
      </Fragment>
    )
  })
})

function renderTable(
  { head, align, rows }: Extract<Block, { type: 'table' }>,
  inline: (text: string, isLast: boolean) => ReactNode,
): ReactNode {
  return (
    <ProseTable>
      <ProseThead>
        <ProseTr>
          {head.map((cell, index) => (
            <ProseTh key={index} align={align[index]}>
              {inline(cell, false)}
            </ProseTh>
          ))}
        </ProseTr>
      </ProseThead>
      <ProseTbody>
        {rows.map((row, rowIndex) => (
          <ProseTr key={rowIndex}>
            {row.map((cell, index) => (
              <ProseTd key={index} align={align[index]}>
                {inline(cell, rowIndex === rows.length - 1)}
              </ProseTd>
            ))}
          </ProseTr>
        ))}
      </ProseTbody>
    </ProseTable>
  )
}

function renderInlines(inlines: readonly Inline[], options: Options): ReactNode {
  return inlines.map((inline, index) => <Fragment key={index}>{renderInline(inline, options)}</Fragment>)
}

function renderInline(inline: Inline, options: Options): ReactNode {
  switch (inline.type) {
    case 'text':
      return inline.text
    case 'code':
      return <ProseCode>{inline.text}</ProseCode>
    case 'break':
      return <br />
    case 'strong':
      return <ProseStrong>{renderInlines(inline.children, options)}</ProseStrong>
    case 'em':
      return <ProseEm>{renderInlines(inline.children, options)}</ProseEm>
    case 'del':
      return <del>{renderInlines(inline.children, options)}</del>
    case 'link':
      return renderLink(inline.url, renderInlines(inline.children, options))
    case 'image': {
      const url = toSafeUrl(inline.url)
      if (options.images && url !== undefined) return <ProseImg src={url} alt={inline.alt} />
      return renderLink(url, inline.alt || inline.url)
    }
  }
}

/** Other sites open in a new tab, so that the conversation stays open. */
function renderLink(address: string | undefined, children: ReactNode): ReactNode {
  const url = address === undefined ? undefined : toSafeUrl(address)
  return (
    <ProseA href={url} target={url && blockTarget(url, undefined)}>
      {children}
    </ProseA>
  )
}
