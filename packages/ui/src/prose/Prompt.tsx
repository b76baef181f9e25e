'use client'

import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { Button } from '../components/Button.tsx'
import { Icon, type IconValue } from '../components/Icon.tsx'
import { check } from '../icons/check.ts'
import { copy as copyRole } from '../icons/copy.ts'
import { external } from '../icons/external.ts'
import { prosePre, prosePrompt } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { isEmptySlot, roleIcon } from '../system/slots.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { prosePromptTheme } from '../theme/prose-prompt.ts'
import { childElements } from './child-items.ts'
import { copyOnClick } from './copy.ts'
import { textOf } from './text-of.ts'

export type ProsePromptAction = 'cursor' | 'windsurf' | 'claude'

export interface ProsePromptProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  /** Text above the prompt. */
  description?: ReactNode
  /** Icon before the description. */
  icon?: IconValue
  /** Applications that can open the prompt. Markdown passes a list as text, such as `cursor claude`. @default none */
  actions?: readonly ProsePromptAction[] | string
  /** The prompt that is copied and opened. @default the text of the `children` */
  prompt?: string
  /** The prompt as it is shown. */
  children?: ReactNode
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof prosePromptTheme>]?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

/** Addresses that open an application with the prompt filled in. None of them sends it. */
const applications: Readonly<Record<ProsePromptAction, { name: string; address: string }>> = {
  cursor: { name: 'Cursor', address: 'cursor://anysphere.cursor-deeplink/prompt?text=' },
  windsurf: { name: 'Windsurf', address: 'windsurf://cascade/newChat?prompt=' },
  claude: { name: 'Claude', address: 'https://claude.ai/new?q=' },
}

/** A prompt for an AI assistant, with a button that copies it. */
export function ProsePrompt(ownProps: ProsePromptProps) {
  const frond = useFrond()
  const { description, icon, actions, prompt, children, className, ui, ...attributes } = resolveProps(
    frond,
    prosePromptTheme,
    {},
    ownProps,
  )
  const classes = resolveClasses(frond, prosePromptTheme, {}, ui, className)
  const messages = messagesOf(frond, 'prosePrompt', prosePrompt)
  const text = prompt ?? readPrompt(children)

  return (
    <div data-slot="prose-prompt" {...attributes} className={classes.root}>
      {(icon || !isEmptySlot(description)) && (
        <div className={classes.header} data-slot="header">
          {icon && <Icon name={icon} className={classes.icon} data-slot="icon" />}
          <div className={classes.description} data-slot="description">
            {description}
          </div>
        </div>
      )}
      <div className={classes.body} data-slot="body">
        {children ?? prompt}
      </div>
      <div className={classes.footer} data-slot="footer">
        <Button
          color="neutral"
          variant="outline"
          size="sm"
          label={messages.copy}
          data-copy={messagesOf(frond, 'prosePre', prosePre).copied}
          data-code={text}
          renderLeading={
            <>
              <Icon name={roleIcon(frond, 'copy', copyRole)} className={classes.copyIcon} data-slot="copyIcon" />
              <Icon name={roleIcon(frond, 'check', check)} className={classes.copiedIcon} data-slot="copiedIcon" />
            </>
          }
          onClick={(event: MouseEvent<HTMLElement>) => copyOnClick(event.nativeEvent)}
          className={classes.copy}
          data-slot="copy"
        />
        {readActions(actions).map((action) => (
          <a
            key={action}
            href={applications[action].address + encodeURIComponent(text)}
            {...(action === 'claude' && { target: '_blank', rel: 'noopener noreferrer' })}
            className={classes.link}
            data-slot="link"
          >
            {fillText(messages.openIn, { name: applications[action].name })}
            <Icon name={roleIcon(frond, 'external', external)} className={classes.linkIcon} data-slot="linkIcon" />
          </a>
        ))}
      </div>
    </div>
  )
}

function readActions(actions: ProsePromptProps['actions'] = []): ProsePromptAction[] {
  const names = typeof actions === 'string' ? actions.split(/[\s,]+/) : actions
  return names.filter((name): name is ProsePromptAction => Object.hasOwn(applications, name))
}

/** The text of the prompt: paragraphs with an empty line between them, and the code of code blocks. */
function readPrompt(children: ReactNode): string {
  const blocks = childElements<{ code?: string; children?: ReactNode }>(children)
  if (blocks.length === 0) return textOf(children).trim()
  return blocks
    .map(({ props }) => (props.code ?? textOf(props.children)).trim())
    .filter((text) => text !== '')
    .join('\n\n')
}
