import { Alert, Button, FormField, Input, Select } from '@frond/ui'
import { useState, type FormEvent } from 'react'
import { keepDatabase, loadDatabase } from '../../content/browser-database'

const columns = ['title', 'description', 'category', 'path'] as const
const operators = [
  { label: 'contains', value: 'LIKE' },
  { label: 'equals', value: '=' },
] as const
const MAX_ROWS = 20

type Column = (typeof columns)[number]
type Operator = (typeof operators)[number]['value']
type State =
  | { status: 'idle' | 'running' }
  | { status: 'failed'; message: string }
  | { status: 'done'; rows: readonly { title: string; path: string }[] }

/** A form that queries the docs in the browser, and shows the same query in the language of the server. */
export default function QueryDocs() {
  const [column, setColumn] = useState<Column>('title')
  const [operator, setOperator] = useState<Operator>('LIKE')
  const [text, setText] = useState('menu')
  const [state, setState] = useState<State>({ status: 'idle' })
  const value = operator === 'LIKE' ? `%${text}%` : text

  async function run(event: FormEvent): Promise<void> {
    event.preventDefault()
    setState({ status: 'running' })
    try {
      const database = await loadDatabase()
      const query = database
        .queryCollection('docs')
        .where(column, operator, value)
        .order('title', 'ASC')
        .limit(MAX_ROWS)
      const rows = await query.select('title', 'path').all()
      keepDatabase(database)
      setState({ status: 'done', rows })
    } catch (error) {
      setState({ status: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }

  return (
    <div className="rounded-lg border border-default p-4 noscript:hidden">
      <form className="grid gap-3 sm:grid-cols-3" onSubmit={(event) => void run(event)}>
        <FormField label="Column">
          <Select
            items={[...columns]}
            value={column}
            onValueChange={(next) => next && setColumn(next)}
            className="w-full"
          />
        </FormField>
        <FormField label="Condition">
          <Select
            items={[...operators]}
            value={operator}
            onValueChange={(next) => next && setOperator(next)}
            className="w-full"
          />
        </FormField>
        <FormField label="Value">
          <Input value={text} onValueChange={(next) => setText(String(next ?? ''))} className="w-full" />
        </FormField>
        <div>
          <Button type="submit" label="Run query" loading={state.status === 'running'} />
        </div>
      </form>
      <p className="mt-4 font-mono text-xs wrap-anywhere text-muted" dir="ltr">
        {`SELECT "title", "path" FROM _content_docs WHERE ("${column}" ${operator} '${value.replaceAll("'", "''")}') ORDER BY "title" ASC LIMIT ${MAX_ROWS}`}
      </p>
      <div role="status" className="mt-4 text-sm">
        {state.status === 'failed' && <Alert color="error" title="The query failed" description={state.message} />}
        {state.status === 'done' && (
          <>
            <p className="text-muted">
              {state.rows.length === 0
                ? 'No page matches.'
                : `${state.rows.length} ${state.rows.length === 1 ? 'page' : 'pages'}`}
            </p>
            <ul className="mt-2 grid gap-1">
              {state.rows.map(({ title, path }) => (
                <li key={path}>
                  <a href={path} className="text-primary">
                    {title}
                  </a>{' '}
                  <span className="text-muted">{path}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
