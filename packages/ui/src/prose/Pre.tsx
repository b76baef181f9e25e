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
  /** The code. The copy button copies it, and it is shown if there are no highlighted lines as `children`. */
  code?: string
  /** Language of the code, for the syntax highlighter. */
  language?: string
  /** Name of the file, shown above the code. */
  filename?: string
  /** Numbers of the lines to mark, starting with 1. Only for code without `children`. */
  highlights?: readonly number[]
  /** Remaining text of the Markdown code fence. Not rendered. */
  meta?: string
  /** Whether the code is a diff. Not rendered: the lines have the class `added` or `removed`. */
  diff?: boolean
  /** Whether the block is initially collapsed. Not rendered: used by the element around the block. */
  collapse?: boolean
  /** Hides the header even if there is a file name. @default false */
  hideHeader?: boolean
  /** Icon before the file name. @default the icon of the role `file` */
  icon?: IconValue
  /** Shows a button that copies the code. Pass button props to customize it. @default true */
  copy?: boolean | Omit<ButtonProps, 'ref'>
  /** The highlighted lines, each a `span` with the class `line`, and optionally `highlighted`, `added` or `removed`. */
  children?: ReactNode
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof prosePreTheme>]?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

const defaults = { hideHeader: false, copy: true } as const

/** Lines up to this length fit on every phone, so a block without longer lines never scrolls and needs no tab stop. */
const ALWAYS_FITS = 36

/** A code block with a file name and a copy button. Long lines scroll and do not wrap. */
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
          // The button copies the text of the block. Only send the code again if it differs from that text.
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

/** Markdown wraps the code of a block in a `code` element, which would get the style of inline code. */
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
