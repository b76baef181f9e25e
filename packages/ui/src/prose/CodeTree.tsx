'use client'

import { cloneElement, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import type { IconValue } from '../components/Icon.tsx'
import { Tree } from '../components/Tree.tsx'
import { proseCodeTree } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { warn } from '../system/warn.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { proseCodeTreeTheme } from '../theme/prose-code-tree.ts'
import { childElements } from './child-items.ts'
import { findFolders, toFileTree } from './file-tree.tsx'

export interface ProseCodeTreeItem {
  /** Path of the file, with `/` between folders. */
  label: string
  /** Icon of the file. @default that of `ProseCodeIcon` */
  icon?: IconValue
  /** The code block. */
  content?: ReactNode
}

export interface ProseCodeTreeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'defaultValue'> {
  /** The files as data. @default the `children` */
  items?: readonly ProseCodeTreeItem[]
  /** Path of the initially selected file. @default the first file */
  defaultValue?: string
  /** Opens all folders initially. Otherwise only those of the selected file are open. @default false */
  expandAll?: boolean
  /** Code blocks with a `filename`. */
  children?: ReactNode
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof proseCodeTreeTheme>]?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

const defaults = { expandAll: false } as const

/** The files of a project: a tree of their names, and the code of the selected file. */
export function ProseCodeTree(ownProps: ProseCodeTreeProps) {
  const frond = useFrond()
  const {
    items: given,
    defaultValue,
    expandAll,
    children,
    className,
    ui,
    ...attributes
  } = resolveProps(frond, proseCodeTreeTheme, defaults, ownProps)
  const classes = resolveClasses(frond, proseCodeTreeTheme, {}, ui, className)

  const files = given ?? readFiles(children)
  const first = files.find(({ label }) => label === defaultValue) ?? files[0]
  if (!first) warn('ProseCodeTree', 'there is no file in it. Put code blocks with a file name inside, or pass `items`.')
  const [selected, setSelected] = useState(first?.label ?? '')
  const folders = findFolders(files.map(({ label }) => label))

  return (
    <div data-slot="prose-code-tree" {...attributes} className={classes.root}>
      <div className={classes.list} data-slot="list">
        <Tree
          items={toFileTree(files)}
          aria-label={messagesOf(frond, 'proseCodeTree', proseCodeTree).label}
          size="sm"
          color="neutral"
          value={selected}
          onValueChange={(path) => path && setSelected(path)}
          // Folders can only be opened.
          onSelect={(event, { value }) => folders.includes(value) && event.preventDefault()}
          defaultExpanded={expandAll ? folders : folders.filter((folder) => selected.startsWith(`${folder}/`))}
        />
      </div>
      {/* All files are in the HTML, so that search engines and text browsers find them. */}
      {files.map(({ label, content }) => (
        <div key={label} hidden={label !== selected} className={classes.content} data-slot="content">
          {content}
        </div>
      ))}
    </div>
  )
}

interface BlockProps {
  filename?: string
  label?: string
  icon?: IconValue
  hideHeader?: boolean
}

function readFiles(children: ReactNode): ProseCodeTreeItem[] {
  return childElements<BlockProps>(children).map((block, index) => ({
    label: block.props.filename ?? block.props.label ?? String(index + 1),
    icon: block.props.icon,
    // The tree already shows the file name.
    content: typeof block.type === 'string' ? block : cloneElement(block, { hideHeader: true }),
  }))
}
