'use client'

import { useId, useRef, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { chevronDown as chevronDownRole } from '../icons/chevronDown.ts'
import { contentToc as english } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { messagesOf } from '../system/messages.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { fillSlot, isEmptySlot, roleIcon, type Slot } from '../system/slots.ts'
import { useControlled } from '../system/use-controlled.ts'
import type { Color } from '../theme/color-names.ts'
import { contentTocTheme } from '../theme/content-toc.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { toEntries, type ContentTocLink } from './content/toc-entries.ts'
import { TocIndicator } from './content/toc-indicator.tsx'
import { useActiveHeadings, useCenteredLink } from './content/use-active-headings.ts'
import type { IconValue } from './Icon.tsx'

export type { ContentTocLink } from './content/toc-entries.ts'

type Part = SlotOf<typeof contentTocTheme>

export interface ContentTocProps<Heading extends ContentTocLink = ContentTocLink> extends Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'children' | 'color' | 'content' | 'title'
> {
  /** The headings of the page. Each has an `id`, a `text` and optionally `children`. */
  links?: readonly Heading[]
  /** Title above the links, and name of the landmark. @default a message in the language of the application */
  title?: string
  /** Color of active links. @default 'primary' */
  color?: Color
  /** Shows a line at the active links. @default false */
  highlight?: boolean
  /** Color of the line at the active links. @default 'primary' */
  highlightColor?: Color
  /** `straight` draws a straight line, `circuit` a line that follows the depth of the links. @default 'straight' */
  highlightVariant?: 'straight' | 'circuit'
  /** Width of the screen from which it is a column instead of a bar. @default 'lg' */
  breakpoint?: ThemeOption<typeof contentTocTheme, 'breakpoint'>
  /** Icon of the button that opens the links on small screens. @default the icon of the role `chevronDown` */
  trailingIcon?: IconValue
  /** Whether the links are open on small screens. Leave it out to let the component keep its own state. */
  open?: boolean
  /** Whether the links are initially open on small screens. @default false */
  defaultOpen?: boolean
  /** Called when the links open or close on small screens. */
  onOpenChange?: (open: boolean) => void
  /** Called with the id of a heading when its link is pressed. */
  onMove?: (id: string) => void
  /** Content before the title on small screens. */
  leading?: Slot<{ open: boolean; ui: Classes<Part> }>
  /** Replaces the title. */
  children?: Slot<{ open: boolean }>
  /** Replaces the icon after the title on small screens. */
  trailing?: Slot<{ open: boolean; ui: Classes<Part> }>
  /** Replaces the list of links. */
  content?: Slot<{ links: readonly Heading[] }>
  /** Replaces the text of a link. */
  link?: Slot<{ link: Heading }>
  /** Content above the title on large screens. */
  top?: Slot<{ links: readonly Heading[] }>
  /** Content below the links on large screens. */
  bottom?: Slot<{ links: readonly Heading[] }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <nav> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = {
  color: 'primary',
  highlight: false,
  highlightColor: 'primary',
  highlightVariant: 'straight',
  breakpoint: 'lg',
  defaultOpen: false,
} as const

/** A table of contents that marks the headings in view. On small screens it is a bar that opens. */
export function ContentToc<Heading extends ContentTocLink = ContentTocLink>(ownProps: ContentTocProps<Heading>) {
  const frond = useFrond()
  const messages = messagesOf(frond, 'contentToc', english)
  const {
    links = [],
    title = messages.title,
    color,
    highlight,
    highlightColor,
    highlightVariant,
    breakpoint,
    trailingIcon = roleIcon(frond, 'chevronDown', chevronDownRole),
    open: givenOpen,
    defaultOpen,
    onOpenChange,
    onMove,
    leading,
    children,
    trailing,
    content,
    link,
    top,
    bottom,
    className,
    ui,
    render,
    ref,
    onKeyDown,
    ...attributes
  } = resolveProps(frond, contentTocTheme, defaults, ownProps)
  const classes = resolveClasses(frond, contentTocTheme, { color, highlight, breakpoint }, ui, className)

  const [open, setOwnOpen] = useControlled(givenOpen, defaultOpen)
  const setOpen = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const entries = toEntries(links)
  const root = useRef<HTMLElement>(null)
  const active = useActiveHeadings(root, entries)
  useCenteredLink(root, active[0])
  const id = useId()

  const name = children === undefined ? title : fillSlot(children, { open })
  const press = (heading: string) => {
    onMove?.(heading)
    if (open) setOpen(false)
  }
  const trigger = useRef<HTMLButtonElement>(null)
  const list = (
    <>
      {highlight && (
        <TocIndicator
          entries={entries}
          active={active}
          color={highlightColor}
          bent={highlightVariant === 'circuit'}
          classes={classes}
        />
      )}
      {tocList(links, { active, classes, link, press, isNested: false })}
    </>
  )

  return renderElement('nav', render, {
    'data-slot': 'content-toc',
    'aria-label': title,
    ...attributes,
    className: classes.root,
    ref: joinRefs(root, ref),
    'data-open': open ? '' : undefined,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      onKeyDown?.(event)
      if (event.key !== 'Escape' || !open || event.defaultPrevented) return
      setOpen(false)
      trigger.current?.focus()
    },
    children: (
      <div className={classes.container} data-slot="container">
        {part('top', classes.top, fillSlot(top, { links }))}
        {links.length > 0 && (
          <div>
            <button
              ref={trigger}
              type="button"
              aria-expanded={open}
              aria-controls={id}
              className={classes.trigger}
              data-slot="trigger"
              onClick={() => setOpen(!open)}
            >
              {fillSlot(leading, { open, ui: classes })}
              <span className={classes.title} data-slot="title">
                {name}
              </span>
              <span className={classes.trailing} data-slot="trailing">
                {trailing === undefined ? (
                  <IconView name={trailingIcon} className={classes.trailingIcon} data-slot="trailingIcon" />
                ) : (
                  fillSlot(trailing, { open, ui: classes })
                )}
              </span>
            </button>
            <p className={classes.title} data-slot="title">
              {name}
            </p>
            <div id={id} className={classes.content} data-slot="content">
              <div>{content === undefined ? list : fillSlot(content, { links })}</div>
            </div>
          </div>
        )}
        {part('bottom', classes.bottom, fillSlot(bottom, { links }))}
      </div>
    ),
  })
}

function part(slot: 'top' | 'bottom', className: string, node: ReactNode): ReactNode {
  if (isEmptySlot(node)) return null
  return (
    <div className={className} data-slot={slot}>
      {node}
    </div>
  )
}

interface TocListOptions<Heading> {
  active: readonly string[]
  classes: Classes<Part>
  link: Slot<{ link: Heading }>
  press: (id: string) => void
  /** Whether the list is inside an item. */
  isNested: boolean
}

/** A list of links, with lists of their children inside. */
function tocList<Heading extends ContentTocLink>(
  links: readonly Heading[],
  options: TocListOptions<Heading>,
): ReactNode {
  const { active, classes, link, press, isNested } = options
  const listPart = isNested ? 'listWithChildren' : 'list'
  const itemPart = isNested ? 'itemWithChildren' : 'item'
  return (
    <ul className={classes[listPart]} data-slot={listPart}>
      {links.map((heading) => (
        <li key={heading.id} className={classes[itemPart]} data-slot={itemPart}>
          <a
            className={classes.link}
            data-slot="link"
            href={`#${heading.id}`}
            // Several headings can be in view, but only one of them is the current one.
            aria-current={heading.id === active[0] ? 'location' : undefined}
            data-active={active.includes(heading.id) ? '' : undefined}
            onClick={() => press(heading.id)}
          >
            <span className={classes.linkText} data-slot="linkText">
              {link === undefined ? heading.text : fillSlot(link, { link: heading })}
            </span>
          </a>
          {/* The cast is safe: children have the type of their parent, because callers write one type for the tree. */}
          {heading.children?.length
            ? tocList(heading.children as readonly Heading[], { ...options, isNested: true })
            : null}
        </li>
      ))}
    </ul>
  )
}
