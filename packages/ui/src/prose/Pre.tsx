'use client'

import { Children, isValidElement, type HTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react'
import { Button, type ButtonProps } from '../components/Button.tsx'
import { Icon, type IconValue } from '../components/Icon.tsx'
import { check } from '../icons/check.ts'
import { copy as copyRole } from '../icons/copy.ts'
import { file } from '../icons/file.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { roleIcon } from '../system/slots.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveLazy } from '../system/resolve-lazy.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { prosePre } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { prosePreTheme } from '../theme/prose-pre.ts'
import { readCode, toLines } from './code-lines.tsx'
import { copyOnClick } from './copy.ts'
import { ProseCode } from './text.tsx'

export interface ProsePreProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  /** The code. It is what is copied, and what is shown where there are no highlighted lines as `children`. */
  code?: string
  /** Language of the code, for a highlighter. */
  language?: string
  /** Name of the file, shown above the code. */
  filename?: string
  /** Numbers of the lines to mark, from 1, where the lines are not highlighted already. */
  highlights?: readonly number[]
  /** Further words of the code fence, for the renderer. */
  meta?: string
  /** Whether lines were added and removed, for the renderer; the lines themselves say so by their class. */
  diff?: boolean
  /** Whether the block starts closed, for the block around it. */
  collapse?: boolean
  /** Leaves out the header even where there is a file name. @default false */
  hideHeader?: boolean
  /** Icon before the file name. @default the icon of the role `file` */
  icon?: IconValue
  /** Offers to copy the code; takes the props of the button too. @default true */
  copy?: boolean | Omit<ButtonProps, 'ref'>
  /** The code in lines, each a `span` with the class `line`, and `highlighted`, `added` or `removed` where it is so. */
  children?: ReactNode
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof prosePreTheme>]?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

const defaults = { hideHeader: false, copy: true } as const

/** A line of this length fits on every phone, so a block without longer ones never scrolls and needs no keyboard focus. */
const ALWAYS_FITS = 36

/** A block of code with its file name and a button that copies it. Lines are never wrapped; long ones scroll. */
export function ProsePre(ownProps: ProsePreProps) {
  const frond = useFrond()
  const {
    code,
    language: _,
    filename,
    highlights,
    meta: __,
    diff: ___,
    collapse: ____,
    hideHeader,
    icon,
    copy,
    children,
    className,
    ui,
    ...attributes
  } = resolveProps(frond, prosePreTheme, defaults, ownProps)

  const titled = Boolean(filename) && !hideHeader
  const classes = resolveClasses(frond, prosePreTheme, { titled }, ui, className)
  const messages = messagesOf(frond, 'prosePre', prosePre)
  const lines = children === undefined ? toLines(code ?? '', highlights) : takeLines(children, highlights)
  const shown = readCode(lines)
  const scrolls = (code ?? shown).split('\n').some((line) => line.length > ALWAYS_FITS)

  return (
    <div data-slot="prose-pre" {...attributes} className={classes.root}>
      {titled && (
        <div className={classes.header} data-slot="header">
          <Icon name={icon ?? roleIcon(frond, 'file', file)} className={classes.icon} data-slot="icon" />
          <span className={classes.filename} data-slot="filename">
            {filename}
          </span>
        </div>
      )}
      <pre
        className={classes.base}
        data-slot="base"
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': filename ?? messages.label })}
      >
        <code className={classes.code} data-slot="code">
          {lines}
        </code>
      </pre>
      {copy && (
        <Button
          color="neutral"
          variant={titled ? 'ghost' : 'outline'}
          size="sm"
          square
          aria-label={messages.copy}
          data-copy={messages.copied}
          // The page has the text already, unless something else is to be copied.
          data-code={code === undefined || code === shown ? undefined : code}
          renderLeading={
            <>
              <Icon name={roleIcon(frond, 'copy', copyRole)} className={classes.copyIcon} data-slot="copyIcon" />
              <Icon name={roleIcon(frond, 'check', check)} className={classes.copiedIcon} data-slot="copiedIcon" />
            </>
          }
          {...(copy === true ? undefined : copy)}
          onClick={(event: MouseEvent<HTMLElement>) => {
            if (copy !== true) copy.onClick?.(event)
            copyOnClick(event.nativeEvent)
          }}
          className={classes.copy}
          data-slot="copy"
        />
      )}
    </div>
  )
}

/** Markdown puts a block's code into a `code` element; here it would be taken for code in a sentence. */
function takeLines(children: ReactNode, highlights: readonly number[] | undefined): ReactNode {
  const [only, ...others] = Children.toArray(children)
  if (others.length > 0) return children
  if (typeof only === 'string') return toLines(only, highlights)
  if (!isValidElement<{ className?: unknown; children?: ReactNode }>(only)) return children

  const { className, children: inner } = only.props
  const isCode =
    only.type === 'code' ||
    resolveLazy(only.type) === ProseCode ||
    (typeof className === 'string' && /\blanguage-/.test(className))
  return isCode ? takeLines(inner, highlights) : children
}
