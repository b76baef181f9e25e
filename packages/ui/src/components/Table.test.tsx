import { createRef, useState, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { renderToString } from 'react-dom/server.browser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { tableTheme } from '../theme/table.ts'
import { App } from './App.tsx'
import { Button } from './Button.tsx'
import { Table, tableFeatures, tableSorting, type TableColumn, type TableHandle } from './Table.tsx'

interface City {
  id: string
  name: string
  country: string
  people: number
}

const cities: City[] = [
  { id: 'lis', name: 'Lisbon', country: 'Portugal', people: 545_796 },
  { id: 'por', name: 'Porto', country: 'Portugal', people: 231_800 },
  { id: 'osl', name: 'Oslo', country: 'Norway', people: 717_710 },
]
const columns: TableColumn<City>[] = [
  { accessorKey: 'name', header: 'City', footer: 'Total' },
  { accessorKey: 'country' },
  { accessorKey: 'people', header: 'People', align: 'end', footer: '1,495,306' },
]

const controls = ['sort', 'toggle', 'indent', 'count', 'move', 'resize', 'status']

describeComponent('Table', <Table data={cities} columns={columns} caption="Cities" sticky />, {
  slot: 'table',
  theme: tableTheme,
  hiddenParts: [...controls, 'empty', 'loading'],
})
describeComponent('Table without rows', <Table data={[]} columns={columns} aria-label="Cities" />, {
  slot: 'table',
  theme: tableTheme,
  hiddenParts: [...controls, 'loading', 'caption'],
})
describeComponent('Table while loading', <Table columns={columns} loading />, {
  slot: 'table',
  theme: tableTheme,
  hiddenParts: [...controls, 'empty', 'caption'],
})
describeComponent(
  'Table with all features',
  <Table
    data={cities}
    columns={columns}
    features={tableFeatures}
    caption="Cities"
    defaultSorting={[{ id: 'name', desc: false }]}
    defaultRowSelection={{ por: true }}
    defaultExpanded={{ 'country:Portugal': true }}
    defaultGrouping={['country', 'name']}
  />,
  { slot: 'table', theme: tableTheme, hiddenParts: ['empty', 'loading'] },
)

const cells = () =>
  page
    .getByRole('cell')
    .elements()
    .map((cell) => cell.textContent)
const column = (index: number) =>
  [...document.querySelectorAll(`tbody tr > :nth-child(${index})`)].map((cell) => cell.textContent)
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

function warnings() {
  const spy = vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => spy.mock.calls.flat().join('\n')
}

describe('Table', () => {
  withoutMotion()
  beforeEach(() => {
    forgetWarnings()
    vi.restoreAllMocks()
  })

  it('derives its columns from the first row without columns', async () => {
    await render(<Table data={[{ name: 'Lisbon', 'zip.code': 1100 }]} />)
    const headers = page.getByRole('columnheader').elements()
    expect(headers.map((header) => header.textContent)).toEqual(['Name', 'Zip.code'])
    expect(headers.every((header) => header.getAttribute('scope') === 'col')).toBe(true)
    expect(cells()).toEqual(['Lisbon', '1100'])
  })

  it('keeps the height of an empty cell, and shows renderFallbackValue', async () => {
    const data = [{ name: 'Lisbon', mayor: null, note: '' }]
    const screen = await render(<Table data={data} />)
    expect(cells()).toEqual(['Lisbon', '\u00A0', '\u00A0'])
    await screen.rerender(<Table data={data} renderFallbackValue="—" />)
    expect(cells()).toEqual(['Lisbon', '—', '\u00A0'])
  })

  it('reads fields, paths and accessor functions, and formats their values', async () => {
    const data = [{ name: 'Lisbon', place: { lat: 38.7 }, capital: true }]
    await render(
      <Table
        data={data}
        columns={[
          { accessorKey: 'name', cell: ({ getValue, row: { index } }) => `${index + 1}. ${getValue().toUpperCase()}` },
          { accessorKey: 'place.lat', header: 'Latitude' },
          { id: 'short', accessorFn: ({ name }) => name.slice(0, 3) },
          { accessorKey: 'capital' },
          { id: 'actions', cell: ({ row: { original } }) => <Button label={`Visit ${original.name}`} /> },
          { id: 'none', cell: () => null },
        ]}
      />,
    )
    expect(cells()).toEqual(['1. LISBON', '38.7', 'Lis', 'true', 'Visit Lisbon', '\u00A0'])
    expect(
      page
        .getByRole('columnheader')
        .elements()
        .map((header) => header.textContent),
    ).toEqual(['Name', 'Latitude', 'Short', 'Capital', 'Actions', 'None'])
  })

  it('passes the column and the table to header and footer functions', async () => {
    await render(
      <Table
        data={cities}
        columns={[
          { accessorKey: 'name', header: ({ column }) => <em>{column.id}</em> },
          {
            accessorKey: 'people',
            footer: ({ table }) => table.getRowModel().rows.reduce((sum, { original }) => sum + original.people, 0),
          },
        ]}
      />,
    )
    await expect.element(page.getByRole('columnheader', { name: 'name' })).toBeInTheDocument()
    expect(findPart('tfoot')?.textContent).toBe('1495306')
  })

  it('shows shared headers over several columns', async () => {
    await render(
      <Table
        data={cities}
        columns={[
          { accessorKey: 'name' },
          { id: 'place', header: 'Place', columns: [{ accessorKey: 'country' }, { accessorKey: 'people' }] },
        ]}
      />,
    )
    const [name, place, country] = document.querySelectorAll('th')
    expect([name!.rowSpan, name!.scope]).toEqual([2, 'col'])
    expect([place!.colSpan, place!.scope]).toEqual([2, 'colgroup'])
    expect(country!.textContent).toBe('Country')
  })

  it('aligns and sizes columns, and makes one column the row headers', async () => {
    await render(
      <Table
        data={cities}
        columns={[
          { accessorKey: 'name', rowHeader: true, size: 321 },
          { accessorKey: 'people', align: 'end' },
        ]}
      />,
    )
    await expect.element(page.getByRole('rowheader', { name: 'Oslo' })).toHaveAttribute('scope', 'row')
    expect(page.getByRole('rowheader', { name: 'Oslo' }).element().getBoundingClientRect().width).toBeGreaterThan(300)
    expect(getComputedStyle(page.getByRole('cell', { name: '717710' }).element()).textAlign).toBe('end')
  })

  it('has digits of equal width, so that numbers line up', async () => {
    await render(<Table data={[{ size: 111 }, { size: 888 }]} />)
    const style = getComputedStyle(page.getByRole('cell').first().element())
    expect(style.fontVariantNumeric).toBe('tabular-nums')
  })

  it('applies defaultColumn to every column', async () => {
    await render(
      <Table data={cities} columns={columns} defaultColumn={{ cell: ({ getValue }) => `<${getValue()}>` }} />,
    )
    expect(cells()).toContain('<Norway>')
  })

  it('calls onSelect by pointer and keyboard, but not for controls inside rows', async () => {
    const onSelect = vi.fn()
    const onPress = vi.fn()
    await render(
      <Table
        data={cities}
        columns={[
          { accessorKey: 'name' },
          { id: 'go', cell: () => <Button label="Go" onClick={onPress} /> },
          {
            id: 'check',
            cell: () => (
              <label>
                Check
                <input type="checkbox" />
              </label>
            ),
          },
          { id: 'link', cell: () => <a href="#top">Top</a> },
          {
            id: 'role',
            cell: () => (
              <span role="switch" aria-checked tabIndex={0}>
                On
              </span>
            ),
          }, // oxlint-disable-line
        ]}
        onSelect={({ original }) => onSelect(original.name)}
      />,
    )
    await page.getByText('Porto').click()
    expect(onSelect).toHaveBeenLastCalledWith('Porto')
    for (const name of ['Go', 'Check', 'Top', 'On']) await row('Oslo').getByText(name, { exact: true }).click()
    expect(onSelect).toHaveBeenCalledTimes(1)
    expect(onPress).toHaveBeenCalledTimes(1)

    const lisbon = row('Lisbon').element() as HTMLElement
    lisbon.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(onSelect.mock.calls.slice(1).flat()).toEqual(['Lisbon', 'Lisbon'])
    row('Lisbon').getByRole('button').element().focus()
    await userEvent.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledTimes(3)
  })

  it('ignores a press in a popup of the row', async () => {
    const onSelect = vi.fn()
    await render(
      <Table
        data={cities.slice(0, 1)}
        columns={[{ id: 'popup', cell: () => createPortal(<p>Popup</p>, document.body) }]}
        onSelect={onSelect}
      />,
    )
    await page.getByRole('paragraph').click()
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('does not make rows focusable without onSelect', async () => {
    await render(<Table data={cities} columns={columns} />)
    expect(document.querySelectorAll('tr[tabindex]')).toHaveLength(0)
  })

  it('calls onHover and onContextMenu with the row', async () => {
    const onHover = vi.fn()
    const onContextMenu = vi.fn()
    await render(
      <Table
        data={cities}
        columns={columns}
        onHover={(hovered) => onHover(hovered?.id ?? null)}
        onContextMenu={(pressed, event) => {
          event.preventDefault()
          onContextMenu(pressed.original.name)
        }}
      />,
    )
    await page.getByText('Porto').hover()
    await page.getByText('City').hover()
    expect([...new Set(onHover.mock.calls.flat())]).toEqual(['por', null])
    await page.getByText('Oslo').click({ button: 'right' })
    expect(onContextMenu).toHaveBeenCalledWith('Oslo')
  })

  it('accepts classes and styles for rows and cells, also as functions', async () => {
    await render(
      <Table
        data={cities}
        meta={{
          class: { tr: ({ original }) => (original.people > 600_000 ? 'large' : undefined), td: 'cell', th: 'head' },
          style: { tr: { opacity: 0.5 } },
        }}
        columns={[
          { accessorKey: 'name', meta: { class: { td: ({ row }) => row.id, th: 'first' } } },
          {
            accessorKey: 'people',
            meta: { style: { td: ({ getValue }) => ({ width: Number(getValue()) > 600_000 ? 200 : 100 }) } },
          },
        ]}
      />,
    )
    expect([...document.querySelectorAll('.large')].map((line) => line.textContent)).toEqual(['Oslo717710'])
    expect(document.querySelector<HTMLElement>('.large')!.style.opacity).toBe('0.5')
    expect(page.getByText('Porto').element().className).toBe('fr-table-td cell por')
    expect(page.getByRole('columnheader', { name: 'Name' }).element().className).toBe('fr-table-th head first')
    expect(page.getByText('717710').element().getAttribute('style')).toContain('width: 200px')
  })

  it('supports cells that span others', async () => {
    await render(
      <Table
        data={cities}
        columns={[
          { accessorKey: 'name', meta: { colSpan: { td: ({ row }) => (row.index === 1 ? 2 : 1) } } },
          { accessorKey: 'country', meta: { colSpan: { td: ({ row }) => (row.index === 1 ? 0 : 1) } } },
        ]}
      />,
    )
    expect(cells()).toEqual(['Lisbon', 'Portugal', 'Porto', 'Oslo', 'Norway'])
    expect((page.getByText('Porto').element() as HTMLTableCellElement).colSpan).toBe(2)
  })

  it('shows a message if there are no rows, which the caller can replace', async () => {
    const screen = await render(<Table columns={columns} />)
    await expect.element(page.getByRole('cell', { name: 'No data' })).toHaveAttribute('colspan', '3')
    await screen.rerender(<Table columns={columns} empty="No cities yet" />)
    await expect.element(page.getByText('No cities yet')).toBeVisible()
    await screen.rerender(<Table columns={columns} renderEmpty={<Button label="Add one" />} />)
    await expect.element(page.getByRole('button', { name: 'Add one' })).toBeVisible()
  })

  it('shows that it is loading, and keeps its rows', async () => {
    const screen = await render(<Table columns={columns} loading aria-label="Cities" />)
    const table = page.getByRole('table', { name: 'Cities' })
    await expect.element(table).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByText('Loading…')).toBeVisible()
    await screen.rerender(<Table columns={columns} loading renderLoading="One moment" />)
    await expect.element(page.getByText('One moment')).toBeVisible()
    await screen.rerender(
      <Table columns={columns} data={cities} loading loadingAnimation="swing" loadingColor="error" />,
    )
    await expect.element(page.getByText('Porto')).toBeVisible()
    expect(findPart('separator')?.className).toContain('loading-animation-swing')
    expect(findPart('separator')?.className).toContain('fr--error')
    await screen.rerender(<Table columns={columns} data={cities} />)
    await expect.element(page.getByRole('table')).not.toHaveAttribute('aria-busy')
  })

  it('uses the language of the application', async () => {
    const locale = {
      name: 'Deutsch',
      code: 'de',
      dir: 'ltr',
      messages: { table: { label: 'Tabelle', loading: 'Lädt …', noData: 'Keine Daten' } },
    } as const
    await render(
      <App locale={locale}>
        <Table columns={columns} />
      </App>,
    )
    await expect.element(page.getByText('Keine Daten')).toBeVisible()
  })

  it('renders slots before and after the rows, and above and below the table', async () => {
    await render(
      <Table
        data={cities}
        columns={columns}
        bodyTop={
          <tr>
            <td colSpan={3}>First</td>
          </tr>
        }
        bodyBottom={({ table }) => (
          <tr>
            <td colSpan={3}>{table.getRowCount()} cities</td>
          </tr>
        )}
        top={<p>Above</p>}
        bottom={({ table }) => <p>{table.getRowModel().rows.length} in all</p>}
      />,
    )
    expect(column(1)).toEqual(['First', 'Lisbon', 'Porto', 'Oslo', '3 cities'])
    const root = findPart('table')!
    expect(root.previousElementSibling?.textContent).toBe('Above')
    expect(root.nextElementSibling?.textContent).toBe('3 in all')
  })

  it('is a region and a tab stop only if it overflows', async () => {
    await render(
      <div style={{ width: 200 }} data-testid="box">
        <Table data={cities} columns={columns} caption="Cities" />
      </div>,
    )
    const region = page.getByRole('region', { name: 'Cities' })
    await expect.element(region).toHaveAttribute('tabindex', '0')
    page.getByTestId('box').element().style.width = '900px'
    await expect.poll(() => region.query()).toBe(null)
    expect(findPart('table')?.hasAttribute('tabindex')).toBe(false)
    await expect.element(page.getByRole('table', { name: 'Cities' })).toBeVisible()
  })

  it('labels the region of a table without an accessible name', async () => {
    await render(
      <div style={{ width: 100 }}>
        <Table data={cities} columns={columns} />
      </div>,
    )
    await expect.element(page.getByRole('region', { name: 'Table' })).toBeVisible()
  })

  it('has a sticky header and footer', async () => {
    await render(
      <Table
        data={[...cities, ...cities].map((city, index) => ({ ...city, id: String(index) }))}
        columns={columns}
        sticky
        style={{ height: 120 }}
      />,
    )
    const root = findPart('table')!
    root.scrollTop = 80
    const edge = root.getBoundingClientRect()
    await expect.poll(() => findPart('thead')!.getBoundingClientRect().top).toBeCloseTo(edge.top, 0)
    expect(findPart('tfoot')!.getBoundingClientRect().bottom).toBeCloseTo(edge.bottom, 0)
  })

  it('renders no style attributes on the server', () => {
    const html = renderToString(
      <Table data={cities} columns={[{ accessorKey: 'name', size: 100 }]} sticky loading caption="Cities" />,
    )
    expect(html).not.toContain('style=')
    expect(html).toContain('<td data-slot="td">Lisbon</td>')
  })

  it('exposes its element and the table through its handle', async () => {
    const handle = createRef<TableHandle<City>>()
    await render(<Table data={cities} columns={columns} handleRef={handle} />)
    expect(handle.current?.tableRef.current).toBe(page.getByRole('table').element())
    expect(handle.current?.tableApi.getRowModel().rows.map(({ id }) => id)).toEqual(['lis', 'por', 'osl'])
  })

  it('is mirrored in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <Table data={cities} columns={columns} />
      </div>,
    )
    const [first, , last] = page.getByRole('columnheader').elements()
    expect(first!.getBoundingClientRect().left).toBeGreaterThan(last!.getBoundingClientRect().left)
    expect(getComputedStyle(page.getByText('Lisbon').element()).textAlign).toBe('start')
  })

  it('updates when its data changes', async () => {
    function Growing() {
      const [count, setCount] = useState(1)
      return (
        <>
          <Button label="More" onClick={() => setCount(count + 1)} />
          <Table data={cities.slice(0, count)} columns={columns} />
        </>
      )
    }
    await render(<Growing />)
    expect(column(1)).toEqual(['Lisbon'])
    await page.getByRole('button', { name: 'More' }).click()
    await expect.poll(() => column(1)).toEqual(['Lisbon', 'Porto'])
  })

  const mistakes: [what: string, draw: () => ReactElement, says: string][] = [
    [
      'two rows with one id',
      () => <Table data={[cities[0]!, { ...cities[1]!, id: 'lis' }]} columns={columns} />,
      'two rows have the id "lis"',
    ],
    [
      'two rows with one id in a table with features',
      () => <Table data={[cities[0]!, { ...cities[1]!, id: 'lis' }]} columns={columns} features={[tableSorting]} />,
      'two rows have the id "lis"',
    ],
    [
      'two columns with one id',
      () => <Table data={cities} columns={[{ accessorKey: 'name' }, { accessorKey: 'name' }]} />,
      'two columns have the id "name"',
    ],
    [
      'a state without its feature',
      () => <Table data={cities} columns={columns} defaultSorting={[]} />,
      '"defaultSorting" has no effect without its feature. Pass features={[tableSorting]}.',
    ],
    [
      'a state without its feature in a table with another',
      () => <Table data={cities} columns={columns} features={[tableSorting]} rowSelection={{}} />,
      '"rowSelection" has no effect without its feature',
    ],
    [
      'a column in a state that is not there',
      () => <Table data={cities} columns={columns} features={[tableSorting]} sorting={[{ id: 'nmae', desc: true }]} />,
      'sorting refers to a column "nmae" that does not exist. Columns are name, country, people.',
    ],
    [
      'windowing without its feature',
      () => <Table data={cities} columns={columns} virtualize />,
      'Pass features={[tableVirtualization]}.',
    ],
  ]
  it.each(mistakes)('warns about %s', async (_, draw, says) => {
    const messages = warnings()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await render(draw())
    expect(messages()).toContain(says)
    expect(column(1)).toContain('Lisbon')
  })

  it('warns about functions that need a feature', async () => {
    const messages = warnings()
    await render(
      <Table data={cities} columns={[{ id: 'state', cell: ({ row: { getIsSelected } }) => String(getIsSelected) }]} />,
    )
    expect(messages()).toContain('getIsSelected() needs a feature. Pass it, such as features={[tableSelection]}.')
  })
})
