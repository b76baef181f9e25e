import { highlightType } from '@frond/content/highlight'
import { Fragment, type ReactNode } from 'react'
import { IslandLink } from '../../islands/IslandLink'
import { usePage } from '../PageContext'
import { plainHtml } from '../plain-html'
import type { ApiMember, ComponentApi } from './api'
import { findApi } from './api.server'
import { ChangelogList } from './ChangelogList.server'
import { findChangelog } from './changelog.server'
import { SourceCode } from './SourceCode.server'
import { Markdown } from './Markdown.server'
import { linkTypes } from './type-links.server'
import { writeValue } from '../islands/knobs'

interface TableBlockProps {
  /** Slug of the component. @default the component of the page */
  slug?: string
}

/** Returns the API reference of the given component, or of the component of the page. */
function usePageApi(slug: string | undefined): ComponentApi {
  const page = usePage()
  return findApi(slug ?? page.slug)
}

/** Lists the props of a component with their types and defaults. */
export function ComponentProps({ slug }: TableBlockProps) {
  const api = usePageApi(slug)
  const isLink = api.slug !== 'link' && linkProps.every((name) => api.props.some((prop) => prop.name === name))
  const tiptapProps = api.props.filter(({ group }) => group === 'tiptap').map(({ name }) => name)
  const described = new Set([...(isLink ? linkProps : []), ...tiptapProps])
  const props = api.props.filter(({ name }) => !described.has(name))

  return (
    <Table caption={`Props of ${api.name}`} columns={['Prop', 'Default', 'Type']}>
      {props.map((prop) => (
        <tr key={prop.name}>
          <NameCell name={prop.name} required={prop.required} />
          <td>
            <Default text={prop.default} />
          </td>
          <td>{prop.name === 'ui' ? <Parts {...prop} /> : <TypeAndDescription {...prop} />}</td>
        </tr>
      ))}
      {isLink && (
        <tr>
          <td colSpan={3}>
            With <code>to</code> it also takes the other props of <code>Link</code>: <code>{linkProps.join(', ')}</code>
            .
          </td>
        </tr>
      )}
      {tiptapProps.length > 0 && (
        <tr>
          <td colSpan={3}>
            It also takes these options of the <a href="https://tiptap.dev/docs/editor/api/editor">editor of Tiptap</a>:{' '}
            <code>{tiptapProps.join(', ')}</code>.
          </td>
        </tr>
      )}
    </Table>
  )
}

/** The prop `ui`: its type is an object with one optional field for each part. */
function Parts({ type, description }: ApiMember) {
  const parts = [...type.matchAll(/(\w+)\?:/g)].map(([, part]) => part)
  return (
    <>
      <Type type="{ [part]: ClassValue }" />
      <Description text={description} />
      <details>
        <summary>{parts.length === 1 ? '1 part' : `${parts.length} parts`}</summary>
        <code>{parts.join(', ')}</code>
      </details>
    </>
  )
}

/** Link props that every link-like component accepts besides `to` and `target`. Only the Link page documents them. */
const linkProps = [
  'href',
  'rel',
  'noRel',
  'external',
  'active',
  'exact',
  'exactQuery',
  'exactHash',
  'activeClass',
  'inactiveClass',
  'replace',
  'prefetch',
  'prefetchOn',
  'ariaCurrentValue',
]

export function ComponentSlots({ slug }: TableBlockProps) {
  const api = usePageApi(slug)
  return (
    <Members caption={`Slots of ${api.name}`} column="Slot" members={api.slots} empty="This component has no slots." />
  )
}

export function ComponentEmits({ slug }: TableBlockProps) {
  const api = usePageApi(slug)
  return (
    <Members
      caption={`Events of ${api.name}`}
      column="Event"
      members={api.events}
      empty="This component has no events of its own."
    />
  )
}

/** Shows the theme classes of each slot in the form in which an application overrides them. */
export function ComponentTheme({ slug }: TableBlockProps) {
  const api = usePageApi(slug)
  const { name, ...theme } = api.theme ?? {}
  if (!name) return <p>This component has no looks of its own.</p>

  const code = `createTheme(${writeValue({ components: { [camelCase(name)]: theme } })})`
  return (
    <div className="block-frame" data-block="theme">
      <div className="block-bar">
        <code>theme.ts</code>
      </div>
      <SourceCode code={code} language="ts" collapse="Show the whole theme" />
    </div>
  )
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Number of releases shown without expanding the list. */
const RELEASES = 5

/** Lists the changes of this component by release. */
export function ComponentChangelog({ slug }: TableBlockProps) {
  const api = usePageApi(slug)
  const releases = findChangelog(api.name)
  if (releases.length === 0) return <p className="text-muted">No recent changes</p>

  return (
    <>
      <ChangelogList releases={releases.slice(0, RELEASES)} />
      {releases.length > RELEASES && (
        <IslandLink
          island="changelog"
          props={{ slug: api.slug, skip: RELEASES }}
          label="Older changes"
          to="/releases"
          className="mt-6"
        />
      )}
    </>
  )
}

interface MembersProps {
  caption: string
  column: string
  members: readonly ApiMember[]
  empty: string
}

function Members({ caption, column, members, empty }: MembersProps) {
  if (members.length === 0) return <p>{empty}</p>
  return (
    <Table caption={caption} columns={[column, 'Type']}>
      {members.map((member) => (
        <tr key={member.name}>
          <NameCell name={member.name} />
          <td>
            <TypeAndDescription {...member} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

export function Table({ caption, columns, children }: { caption: string; columns: string[]; children: ReactNode }) {
  return (
    <div className="table-frame" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

/** A name with more characters than this is wider than its column. */
const LONG_NAME = 16

/** Lets the browser break a long name before its capital letters. */
function toBreakable(name: string): ReactNode {
  return name.split(/(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ))
}

function NameCell({ name, required }: { name: string; required?: boolean }) {
  return (
    <th scope="row">
      <code>{name.length > LONG_NAME ? toBreakable(name) : name}</code>
      {required && (
        <span className="text-error" title="Required">
          {' '}
          *
        </span>
      )}
    </th>
  )
}

/** A default is a value, or a sentence if the value depends on something. */
function Default({ text }: { text?: string }) {
  if (!text) return <span className="text-dimmed">–</span>
  return literal.test(text) ? <Type type={text} /> : <Markdown text={text} />
}

const literal = /^(?:<\w+>|'[^']*'|"[^"]*"|\[.*\]|\{.*\}|true|false|-?[\d.]+)$/

export function TypeAndDescription({ type, description }: ApiMember) {
  return (
    <>
      <Type type={type} />
      <Description text={description} />
    </>
  )
}

function Type({ type }: { type: string }) {
  return plainHtml([linkTypes(highlightType(type))])
}

function Description({ text }: { text?: string }) {
  return text ? (
    <p>
      <Markdown text={text} />
    </p>
  ) : null
}
