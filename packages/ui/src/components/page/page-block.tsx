import type { ComponentType, HTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import type { ClassValue } from '../../system/component-override.ts'
import { renderElement, type RenderProp } from '../../system/render-element.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import type { ButtonProps } from '../Button.tsx'
import { group, linkButtons, part, type HeadingLevel } from './page-parts.tsx'

type BlockPart = 'root' | 'container' | 'wrapper' | 'header' | 'title' | 'description' | 'body' | 'footer' | 'links'

/** The props that PageCTA, PageHero and PageSection share. */
interface BlockProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'title'> {
  title?: string
  description?: string
  links?: readonly ButtonProps[]
  orientation: string
  reverse: boolean
  headingLevel: HeadingLevel
  top?: ReactNode
  header?: ReactNode
  renderTitle?: ReactNode
  renderDescription?: ReactNode
  body?: ReactNode
  footer?: ReactNode
  renderLinks?: ReactNode
  bottom?: ReactNode
  className?: ClassValue
  ui?: object
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

interface BlockLook {
  /** Value of `data-slot` of the root. */
  slot: string
  /** Root element. @default 'div' */
  element?: 'section'
  /** Element or component around the content. @default 'div' */
  Container?: 'div' | ComponentType<{ className: string; children: ReactNode }>
  /** Size of the buttons. @default 'lg' */
  linkSize?: ButtonProps['size']
  /** Content above the title. */
  lead?: ReactNode
}

/** A block of a page: a heading, a description and buttons, with the children below or next to them. */
export function pageBlock(
  props: BlockProps,
  classes: Classes<BlockPart>,
  { slot, element, Container: Box = 'div', linkSize = 'lg', lead }: BlockLook,
): ReactElement {
  const {
    title,
    description,
    links = [],
    orientation,
    reverse: _reverse,
    headingLevel,
    top,
    header,
    renderTitle = title,
    renderDescription = description,
    body,
    footer,
    renderLinks,
    bottom,
    children,
    className: _className,
    ui: _ui,
    render,
    ...attributes
  } = props

  const headerContent = group(
    lead,
    part('title', classes.title, renderTitle, `h${headingLevel}`),
    part('description', classes.description, renderDescription, 'p'),
  )
  const buttons = part('links', classes.links, renderLinks ?? linkButtons(links, linkSize))
  const text = group(
    part('header', classes.header, header ?? headerContent),
    part('body', classes.body, body),
    part('footer', classes.footer, footer ?? buttons),
  )

  return renderElement(element ?? 'div', render, {
    'data-slot': slot,
    'data-orientation': orientation,
    ...attributes,
    className: classes.root,
    children: (
      <>
        {top}
        <Box className={classes.container} data-slot="container">
          {part('wrapper', classes.wrapper, text)}
          {children}
        </Box>
        {bottom}
      </>
    ),
  })
}
