/** The entry of the scratch app: it imports one block and renders what it exports. */
export const showFile = `import { App, Button, createTheme, Modal } from '@frond/ui'
import { isValidElement, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, Route, Routes } from 'react-router'
import './main.css'

const orders = Array.from({ length: 45 }, (_, index) => ({
  id: String(index + 1),
  customer: 'Customer ' + (index + 1),
  status: 'open',
  total: index,
}))

/** Props that the reader's app passes to the components. */
const props: Record<string, object> = {
  ArchiveButton: { id: 'c1' },
  DeleteButton: { id: 'p1' },
  EditableProducts: { initial: [{ id: '1', name: 'Lamp', price: 20 }] },
  EditDialog: { initial: 'Buy milk', onSave: () => {} },
  Invoices: { invoices: [{ id: 'INV-1', total: 12 }] },
  LanguageSelect: { value: 'de', onValueChange: () => {} },
  Orders: { orders },
  PagedOrders: { orders },
  PinnedOrders: { orders },
  ProfileForm: { onSave: () => {} },
  RenameDialog: { open: true, name: 'Groceries' },
  'typescript SaveButton': { isDirty: true },
  SearchableOrders: { orders },
  SelectableOrders: { orders },
  SettingsModal: { open: true, onOpenChange: () => {} },
}

const blocks = import.meta.glob<Record<string, unknown>>(['./blocks/*/**/*.{ts,tsx}'])
/** A form can navigate to another page of the app, which shows no block. */
const path = new URLSearchParams(location.search).get('block') ?? ''
const [page] = path.split('-')
const root = document.getElementById('root')!

/** The page that the server of the reader has rendered. */
if (path.includes('entry.client')) root.insertAdjacentHTML('beforebegin', '<div id="widget"><p>Widget of the app</p></div>')
const exported = path ? await blocks['./blocks/' + path]!() : {}
const shown = Object.entries(exported).flatMap(([name, value]) => show(name, value) ?? [])
// Blocks that export nothing run on import. Some of them render into the root themselves.
if (shown.length > 0) createRoot(root).render(shown)
document.body.dataset.done = ''

function show(name: string, value: unknown): ReactNode {
  if (isValidElement(value)) return <Routed key={name} element={<App>{value}</App>} />
  if (name === 'mountWidget') {
    const container = document.body.appendChild(document.createElement('div'))
    return void (value as (container: HTMLElement, name: string) => void)(container, 'widget')
  }
  if (name === 'german') return <App key={name} locale={value as never}><Details /></App>
  if (name === 'germanLinks')
    return <Routed key={name} element={<App link={value as never}><Button label="About" to="/about" /></App>} />
  if (/theme|campaign/i.test(name) && typeof value === 'object')
    return <App key={name} theme={value as ReturnType<typeof createTheme>}><Details /></App>
  if (typeof value !== 'function') return undefined
  const Component = value as ComponentType<object>
  const own = props[page + ' ' + name] ?? props[name] ?? {}
  return <Routed key={name} element={<App><Component {...own} /></App>} />
}

function Details() {
  return <Modal title="Shipping" trigger={<Button label="Details" />} />
}

/** Blocks with a router render its links and its outlet. */
function Routed({ element }: { element: ReactNode }) {
  return (
    <MemoryRouter>
      <Routes>
        <Route path="*" element={element}>
          <Route path="*" element={<Button label="Page of the app" to="/about" />} />
        </Route>
      </Routes>
    </MemoryRouter>
  )
}
`
