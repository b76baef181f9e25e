import { createRef, useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../../system/warn.ts'
import { findPart } from '../../testing/describe-component.tsx'
import { nextFrames } from '../../testing/frames.ts'
import { dragMouse } from '../../testing/input.ts'
import { withoutMotion } from '../../testing/motion.ts'
import { Button } from '../Button.tsx'
import { Pagination } from '../Pagination.tsx'
import {
  Table,
  tableColumnPinning,
  tableExpansion,
  tableFacets,
  tableFilters,
  tableGrouping,
  tablePagination,
  tableReordering,
  tableResizing,
  tableRowPinning,
  tableSelection,
  tableSorting,
  tableVirtualization,
  tableVisibility,
  type TableColumn,
  type TableHandle,
  type TableState,
} from '../Table.tsx'

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
  { id: 'ber', name: 'Bergen', country: 'Norway', people: 291_940 },
]
const columns: TableColumn<City>[] = [
  { accessorKey: 'name', header: 'City' },
  { accessorKey: 'country', header: 'Country' },
  { accessorKey: 'people', header: 'People', align: 'end', aggregationFn: 'sum' },
]

/** The texts of a column, from top to bottom. */
const column = (place: number) =>
  [...document.querySelectorAll(`tbody > tr:not([data-detail]) > :nth-child(${place})`)].map((cell) => cell.textContent)
const headers = () => [...document.querySelectorAll('thead th')].map((header) => header.textContent)
const header = (name: string) => page.getByRole('columnheader', { name })
const row = (text: string) => page.getByRole('row').filter({ hasText: text })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true })
const widthOf = (name: string) => header(name).element().getBoundingClientRect().width

withoutMotion()
beforeEach(() => {
  forgetWarnings()
  vi.restoreAllMocks()
})

describe('tableSorting', () => {
  it('sorts with header buttons, and sets aria-sort', async () => {
    const onSortingChange = vi.fn()
    await render(<Table data={cities} columns={columns} features={[tableSorting]} onSortingChange={onSortingChange} />)
    await expect.element(header('City')).not.toHaveAttribute('aria-sort')
    await button('City').click()
    expect(column(1)).toEqual(['Bergen', 'Lisbon', 'Oslo', 'Porto'])
    await expect.element(header('City')).toHaveAttribute('aria-sort', 'ascending')
    await button('City').click()
    expect(column(1)).toEqual(['Porto', 'Oslo', 'Lisbon', 'Bergen'])
    await expect.element(header('City')).toHaveAttribute('aria-sort', 'descending')
    await button('City').click()
    expect(column(1)).toEqual(['Lisbon', 'Porto', 'Oslo', 'Bergen'])
    expect(onSortingChange.mock.calls.flat()).toEqual([[{ id: 'name', desc: false }], [{ id: 'name', desc: true }], []])
  })

  it('works by keyboard', async () => {
    await render(<Table data={cities} columns={columns} features={[tableSorting]} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(column(1)[0]).toBe('Bergen')
    await userEvent.keyboard(' ')
    expect(column(1)[0]).toBe('Porto')
  })

  it('sorts by several columns, and sets aria-sort on the main one', async () => {
    await render(<Table data={cities} columns={columns} features={[tableSorting]} />)
    await button('Country').click()
    await button('People').click({ modifiers: ['Shift'] })
    expect(column(1)).toEqual(['Oslo', 'Bergen', 'Lisbon', 'Porto'])
    expect(document.querySelectorAll('[aria-sort]')).toHaveLength(1)
    await expect.element(header('Country')).toHaveAttribute('aria-sort', 'ascending')
    expect(header('People').element().textContent).toContain('2')
  })

  it('renders no button for a column that cannot be sorted, and keeps a custom header', async () => {
    await render(
      <Table
        data={cities}
        columns={[
          { accessorKey: 'name', enableSorting: false },
          { accessorKey: 'people', header: ({ column: { toggleSorting } }) => typeof toggleSorting },
        ]}
        features={[tableSorting]}
      />,
    )
    expect(headers()).toEqual(['Name', 'function'])
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  it('can be controlled', async () => {
    const onSortingChange = vi.fn()
    const table = (sorting: TableState['sorting']) => (
      <Table
        data={cities}
        columns={columns}
        features={[tableSorting]}
        sorting={sorting}
        onSortingChange={onSortingChange}
      />
    )
    const screen = await render(table([{ id: 'name', desc: false }]))
    expect(column(1)[0]).toBe('Bergen')
    await button('People').click()
    expect(onSortingChange).toHaveBeenCalledWith([{ id: 'people', desc: true }])
    expect(column(1)[0]).toBe('Bergen')
    await screen.rerender(table([{ id: 'people', desc: true }]))
    expect(column(1)[0]).toBe('Oslo')
  })

  it('leaves sorting to the server with manualSorting', async () => {
    await render(
      <Table data={cities} columns={columns} features={[tableSorting]} sortingOptions={{ manualSorting: true }} />,
    )
    await button('City').click()
    expect(column(1)).toEqual(['Lisbon', 'Porto', 'Oslo', 'Bergen'])
    await expect.element(header('City')).toHaveAttribute('aria-sort', 'ascending')
  })

  it('sorts with a custom function, and sorts missing values last', async () => {
    const data = [{ name: 'b', size: 2 }, { name: 'a' }, { name: 'c', size: 1 }]
    await render(
      <Table<{ name: string; size?: number }>
        data={data}
        columns={[
          { accessorKey: 'name', sortFn: (one, two) => two.original.name.localeCompare(one.original.name) },
          { accessorKey: 'size', sortUndefined: 'last' },
        ]}
        features={[tableSorting]}
      />,
    )
    await button('Name').click()
    expect(column(1)).toEqual(['c', 'b', 'a'])
    await button('Size').click()
    expect(column(1)).toEqual(['b', 'c', 'a'])
  })
})

describe('tableFilters', () => {
  it('shows the rows that match a search or a filter', async () => {
    const table = (props: object) => <Table data={cities} columns={columns} features={[tableFilters]} {...props} />
    const screen = await render(table({ globalFilter: 'por' }))
    expect(column(1)).toEqual(['Lisbon', 'Porto'])
    await screen.rerender(table({ globalFilter: '', columnFilters: [{ id: 'name', value: 'o' }] }))
    expect(column(1)).toEqual(['Lisbon', 'Porto', 'Oslo'])
    await screen.rerender(table({ columnFilters: [{ id: 'people', value: [300_000, 600_000] }] }))
    expect(column(1)).toEqual(['Lisbon'])
    await screen.rerender(table({ columnFilters: [{ id: 'name', value: 'Atlantis' }] }))
    await expect.element(page.getByText('No data')).toBeVisible()
  })

  it('lets content above the table set the filters', async () => {
    const onColumnFiltersChange = vi.fn()
    await render(
      <Table
        data={cities}
        columns={columns}
        features={[tableFilters]}
        defaultColumnFilters={[{ id: 'country', value: 'Norway' }]}
        onColumnFiltersChange={onColumnFiltersChange}
        top={({ table }) => (
          <Button label="Portugal" onClick={() => table.getColumn('country')?.setFilterValue('Portugal')} />
        )}
      />,
    )
    expect(column(1)).toEqual(['Oslo', 'Bergen'])
    await button('Portugal').click()
    expect(column(1)).toEqual(['Lisbon', 'Porto'])
    expect(onColumnFiltersChange).toHaveBeenCalledWith([{ id: 'country', value: 'Portugal' }])
  })
})

describe('tableFacets', () => {
  it('returns the distinct values of a column', async () => {
    await render(
      <Table
        data={cities}
        columns={columns}
        features={[tableFacets]}
        defaultColumnFilters={[{ id: 'country', value: 'Norway' }]}
        top={({ table }) => (
          <p>
            {[...table.getColumn('country')!.getFacetedUniqueValues()].join(' ')}{' '}
            {table.getColumn('people')!.getFacetedMinMaxValues()?.join('–')}
          </p>
        )}
      />,
    )
    await expect.element(page.getByRole('paragraph')).toHaveTextContent('Portugal,2 Norway,2 291940–717710')
  })
})

describe('tableSelection', () => {
  it('selects single rows and all rows', async () => {
    const onRowSelectionChange = vi.fn()
    await render(
      <Table data={cities} columns={columns} features={[tableSelection]} onRowSelectionChange={onRowSelectionChange} />,
    )
    await checkbox('Select row 2').click()
    expect(onRowSelectionChange).toHaveBeenLastCalledWith({ por: true })
    expect([...document.querySelectorAll('[data-selected]')].map((row) => row.textContent)).toEqual([
      'PortoPortugal231800',
    ])
    const all = checkbox('Select all rows')
    expect((all.element() as HTMLInputElement).indeterminate).toBe(true)
    await all.click()
    expect(onRowSelectionChange).toHaveBeenLastCalledWith({ lis: true, por: true, osl: true, ber: true })
    await expect.element(all).toBeChecked()
    await all.click()
    expect(onRowSelectionChange).toHaveBeenLastCalledWith({})
  })

  it('selects a range with Shift', async () => {
    await render(<Table data={cities} columns={columns} features={[tableSelection]} />)
    await checkbox('Select row 1').click()
    await checkbox('Select row 3').click({ modifiers: ['Shift'] })
    expect(document.querySelectorAll('[data-selected]')).toHaveLength(3)
  })

  it('excludes rows that cannot be selected, and omits the column with column: false', async () => {
    const screen = await render(
      <Table
        data={cities}
        columns={columns}
        features={[tableSelection]}
        rowSelectionOptions={{ enableRowSelection: (row) => row.original.people > 300_000 }}
      />,
    )
    await expect.element(checkbox('Select row 2')).toBeDisabled()
    await checkbox('Select all rows').click()
    expect(document.querySelectorAll('[data-selected]')).toHaveLength(2)

    await screen.rerender(
      <Table
        data={cities}
        columns={columns}
        features={[tableSelection]}
        rowSelectionOptions={{ column: false }}
        onSelect={(row) => row.toggleSelected()}
      />,
    )
    expect(page.getByRole('checkbox').elements()).toHaveLength(0)
    await page.getByText('Bergen').click()
    await expect.element(row('Bergen')).toHaveAttribute('aria-selected', 'true')
  })

  it('places its column where the caller defines it', async () => {
    await render(<Table data={cities} columns={[...columns, { id: 'select' }]} features={[tableSelection]} />)
    expect(document.querySelector('thead th:last-child input')).not.toBe(null)
    expect(document.querySelectorAll('thead th')).toHaveLength(4)
  })

  it('does not call onSelect for a press on a checkbox', async () => {
    const onSelect = vi.fn()
    await render(<Table data={cities} columns={columns} features={[tableSelection]} onSelect={onSelect} />)
    await checkbox('Select row 1').click()
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('keeps the selection by id when the rows change', async () => {
    const table = (data: City[]) => (
      <Table data={data} columns={columns} features={[tableSelection]} defaultRowSelection={{ osl: true }} />
    )
    const screen = await render(table(cities))
    await screen.rerender(table(cities.toReversed()))
    expect(document.querySelector('[data-selected]')?.textContent).toContain('Oslo')
  })
})

describe('tableExpansion', () => {
  it('shows details below a row', async () => {
    const onExpandedChange = vi.fn()
    await render(
      <Table
        data={cities}
        columns={columns}
        features={[tableExpansion]}
        onExpandedChange={onExpandedChange}
        renderExpanded={({ row }) => <p>All about {row.original.name}</p>}
      />,
    )
    const toggle = button('Details of row 2')
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await expect.element(page.getByText('All about Porto')).toBeVisible()
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
    expect(onExpandedChange).toHaveBeenCalledWith({ por: true })
    expect((page.getByText('All about Porto').element().closest('td') as HTMLTableCellElement).colSpan).toBe(3)
    const startOf = (element: Element) => element.getBoundingClientRect().left
    expect(startOf(page.getByText('All about Porto').element().closest('td')!)).toBe(
      startOf(page.getByRole('cell', { name: 'Porto', exact: true }).element()),
    )
    await toggle.click()
    expect(page.getByText('All about Porto').query()).toBe(null)
    await button('Details of all rows').click()
    expect(page.getByText(/All about/).elements()).toHaveLength(4)
  })

  it('expands sub-rows, which are indented', async () => {
    interface Place {
      id: string
      name: string
      parts?: Place[]
    }
    const places: Place[] = [
      { id: 'pt', name: 'Portugal', parts: [{ id: 'lis', name: 'Lisbon', parts: [{ id: 'alf', name: 'Alfama' }] }] },
      { id: 'no', name: 'Norway' },
    ]
    await render(
      <Table
        data={places}
        columns={[{ accessorKey: 'name' }]}
        features={[tableExpansion]}
        getSubRows={({ parts }) => parts}
        defaultExpanded={{ pt: true }}
      />,
    )
    expect(column(2)).toEqual(['Portugal', 'Lisbon', 'Norway'])
    const toggleOf = (name: string) => row(name).getByRole('button').element().getBoundingClientRect().left
    expect(toggleOf('Lisbon') - toggleOf('Portugal')).toBe(24)
    await row('Lisbon').getByRole('button').click()
    expect(column(2)).toEqual(['Portugal', 'Lisbon', 'Alfama', 'Norway'])
    expect(page.getByRole('cell', { name: 'Alfama' }).element().querySelectorAll('[data-slot=indent]')).toHaveLength(2)
    expect(row('Norway').getByRole('button').query()).toBe(null)
  })
})

describe('tableGrouping', () => {
  it('groups rows and aggregates their columns', async () => {
    await render(<Table data={cities} columns={columns} features={[tableGrouping]} defaultGrouping={['country']} />)
    expect(headers()).toEqual(['Country', 'City', 'People'])
    expect(column(1)).toEqual(['Portugal(2)', 'Norway(2)'])
    expect(column(3)).toEqual(['777596', '1009650'])
    await button('Rows of Norway').click()
    expect(column(2)).toEqual(['', '', 'Oslo', 'Bergen'])
    await expect.element(button('Rows of Norway')).toHaveAttribute('aria-expanded', 'true')
  })

  it('renders aggregated values with aggregatedCell', async () => {
    await render(
      <Table
        data={cities}
        columns={[
          { accessorKey: 'country' },
          {
            accessorKey: 'people',
            aggregationFn: 'max',
            aggregatedCell: ({ getValue }) => `up to ${String(getValue())}`,
          },
        ]}
        features={[tableGrouping]}
        grouping={['country']}
      />,
    )
    expect(column(2)).toEqual(['up to 545796', 'up to 717710'])
  })
})

describe('tablePagination', () => {
  it('shows one page, and works with Pagination', async () => {
    const onPaginationChange = vi.fn()
    await render(
      <Table
        data={cities}
        columns={columns}
        features={[tablePagination]}
        defaultPagination={{ pageSize: 3 }}
        onPaginationChange={onPaginationChange}
        bottom={({ table }) => (
          <Pagination
            total={table.getRowCount()}
            itemsPerPage={table.state.pagination.pageSize}
            page={table.state.pagination.pageIndex + 1}
            onPageChange={(next) => table.setPageIndex(next - 1)}
          />
        )}
      />,
    )
    expect(column(1)).toEqual(['Lisbon', 'Porto', 'Oslo'])
    await button('Page 2').click()
    expect(column(1)).toEqual(['Bergen'])
    expect(onPaginationChange).toHaveBeenCalledWith({ pageIndex: 1, pageSize: 3 })
  })

  it('stays on its page for a new array of the same rows, and returns to the first page for other rows', async () => {
    function Cities() {
      const [onlyNorth, setOnlyNorth] = useState(false)
      const [, draw] = useState(0)
      return (
        <>
          <Button label="Draw" onClick={() => draw((count) => count + 1)} />
          <Button label="North" onClick={() => setOnlyNorth(true)} />
          <Table
            data={cities.filter(({ country }) => !onlyNorth || country === 'Norway')}
            columns={[{ accessorKey: 'name' }]}
            features={[tablePagination]}
            defaultPagination={{ pageIndex: 1, pageSize: 2 }}
          />
        </>
      )
    }
    await render(<Cities />)
    expect(column(1)).toEqual(['Oslo', 'Bergen'])
    await button('Draw').click()
    expect(column(1)).toEqual(['Oslo', 'Bergen'])
    await button('North').click()
    await expect.poll(() => column(1)).toEqual(['Oslo', 'Bergen'])
  })

  it('leaves pagination to the server with manualPagination', async () => {
    await render(
      <Table
        data={cities.slice(0, 2)}
        columns={columns}
        features={[tablePagination]}
        pagination={{ pageIndex: 3, pageSize: 2 }}
        paginationOptions={{ manualPagination: true, rowCount: 40 }}
        bottom={({ table }) => <p>{table.getPageCount()} pages</p>}
      />,
    )
    expect(column(1)).toEqual(['Lisbon', 'Porto'])
    await expect.element(page.getByText('20 pages')).toBeVisible()
  })
})

describe('tableVisibility', () => {
  it('hides columns', async () => {
    const onColumnVisibilityChange = vi.fn()
    await render(
      <Table
        data={cities}
        columns={columns}
        features={[tableVisibility]}
        defaultColumnVisibility={{ country: false }}
        onColumnVisibilityChange={onColumnVisibilityChange}
        top={({ table }) => (
          <Button label="Toggle people" onClick={() => table.getColumn('people')?.toggleVisibility()} />
        )}
      />,
    )
    expect(headers()).toEqual(['City', 'People'])
    await button('Toggle people').click()
    expect(headers()).toEqual(['City'])
    expect(column(1)[0]).toBe('Lisbon')
    expect(onColumnVisibilityChange).toHaveBeenCalledWith({ country: false, people: false })
  })
})

describe('tableColumnPinning', () => {
  it.each(['ltr', 'rtl'])('keeps several columns visible beside one another (%s)', async (dir) => {
    await render(
      <div style={{ width: 300 }} dir={dir}>
        <Table
          data={cities}
          columns={[...columns, { id: 'long', cell: () => 'a rather long text that takes much room in its row' }]}
          features={[tableColumnPinning, tableSelection]}
          defaultColumnPinning={{ start: ['select', 'name'], end: ['people'] }}
        />
      </div>,
    )
    const root = findPart('table')!
    root.scrollLeft = dir === 'rtl' ? -120 : 120
    await nextFrames()
    const box = root.getBoundingClientRect()
    const [first, second] = ['Select all rows', 'City'].map((name) => {
      const element = name === 'City' ? header(name).element() : checkbox(name).element().closest('th')!
      return element.getBoundingClientRect()
    })
    const last = header('People').element().getBoundingClientRect()
    if (dir === 'ltr') {
      expect(first!.left).toBeCloseTo(box.left, 0)
      expect(second!.left).toBeCloseTo(first!.right, 0)
      expect(last.right).toBeCloseTo(box.right, 0)
    } else {
      expect(first!.right).toBeCloseTo(box.right, 0)
      expect(second!.right).toBeCloseTo(first!.left, 0)
      expect(last.left).toBeCloseTo(box.left, 0)
    }
    expect(getComputedStyle(page.getByText('Lisbon').element()).position).toBe('sticky')
  })

  it.each(['ltr', 'rtl'])('keeps the text of headers away from the line of pinned columns (%s)', async (dir) => {
    await render(
      <div style={{ width: 300 }} dir={dir}>
        <Table
          data={cities}
          // The headers are longer than the cells, so they set the width of their column.
          columns={[
            { accessorKey: 'name', header: 'Name of the city' },
            { accessorKey: 'country' },
            { accessorKey: 'people', header: 'Number of people', align: 'end' },
          ]}
          features={[tableColumnPinning]}
          defaultColumnPinning={{ start: ['name'], end: ['people'] }}
        />
      </div>,
    )
    const spaces = ['Name of the city', 'Number of people'].map((name) => {
      const cell = header(name).element()
      const text = document.createRange()
      text.selectNodeContents(page.getByText(name, { exact: true }).element())
      const [inner, outer] = [text.getBoundingClientRect(), cell.getBoundingClientRect()]
      return cell.matches('[data-pinned=start]') === (dir === 'ltr')
        ? outer.right - inner.right
        : inner.left - outer.left
    })
    expect(Math.min(...spaces)).toBeGreaterThanOrEqual(16)
  })

  it.each(['ltr', 'rtl'])('fades out other columns beside the line of pinned columns (%s)', async (dir) => {
    await render(
      <div style={{ width: 300 }} dir={dir}>
        <Table
          data={cities}
          columns={columns}
          features={[tableColumnPinning]}
          defaultColumnPinning={{ start: ['name'], end: ['people'] }}
        />
      </div>,
    )
    const fades = ['City', 'People'].map((name) => {
      const { width, backgroundImage } = getComputedStyle(header(name).element(), '::before')
      return [width, /linear-gradient\(to (\w+)/.exec(backgroundImage)?.[1]]
    })
    expect(fades).toEqual([
      ['12px', dir === 'ltr' ? 'right' : 'left'],
      ['12px', dir === 'ltr' ? 'left' : 'right'],
    ])
  })

  it('renders no style attributes on the server', () => {
    const html = renderToString(
      <Table
        data={cities}
        columns={columns}
        features={[tableColumnPinning]}
        defaultColumnPinning={{ start: ['name', 'country'] }}
      />,
    )
    expect(html).toContain('data-pinned="start"')
    expect(html).not.toContain('style=')
  })

  it('can be changed from a header', async () => {
    await render(
      <Table
        data={cities}
        columns={[
          columns[0]!,
          {
            accessorKey: 'country',
            header: ({ column: { pin } }) => typeof pin,
          },
          {
            accessorKey: 'people',
            header: (context) => <Button label="Pin" onClick={() => context.column.pin('start')} />,
          },
        ]}
        features={[tableColumnPinning]}
      />,
    )
    await button('Pin').click()
    expect(headers()).toEqual(['Pin', 'City', 'function'])
  })
})

describe('tableRowPinning', () => {
  it('keeps rows above and below the others', async () => {
    await render(
      <Table
        data={cities}
        columns={columns}
        features={[tableRowPinning]}
        sticky="header"
        style={{ height: 130 }}
        defaultRowPinning={{ top: ['osl'], bottom: ['lis'] }}
      />,
    )
    expect(column(1)).toEqual(['Oslo', 'Porto', 'Bergen', 'Lisbon'])
    const root = findPart('table')!
    root.scrollTop = 30
    await expect
      .poll(() => row('Oslo').element().getBoundingClientRect().top)
      .toBeCloseTo(findPart('thead')!.getBoundingClientRect().bottom, 0)
    expect(row('Lisbon').element().getBoundingClientRect().bottom).toBeCloseTo(root.getBoundingClientRect().bottom, 0)
  })
})

describe('tableResizing', () => {
  const separator = (name: string) => page.getByRole('separator', { name: `Resize ${name}` })

  it.each(['ltr', 'rtl'])('resizes a column by pointer, without changing the others (%s)', async (dir) => {
    const onColumnSizingChange = vi.fn()
    const onColumnSizingInfoChange = vi.fn()
    await render(
      <div dir={dir} style={{ width: 900 }}>
        <Table
          data={cities}
          columns={columns}
          features={[tableResizing]}
          onColumnSizingChange={onColumnSizingChange}
          onColumnSizingInfoChange={onColumnSizingInfoChange}
        />
      </div>,
    )
    const before = { city: widthOf('City'), country: widthOf('Country') }
    const box = separator('City').element().getBoundingClientRect()
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    const way = dir === 'rtl' ? -60 : 60
    await dragMouse({
      path: [
        { x, y, at: 0 },
        { x: x + way / 2, y, at: 50 },
        { x: x + way, y, at: 100 },
      ],
    })
    await expect.poll(() => widthOf('City')).toBeCloseTo(before.city + 60, 0)
    expect(widthOf('Country')).toBeCloseTo(before.country, 0)
    expect(onColumnSizingChange.mock.lastCall?.[0]).toMatchObject({ name: Math.round(before.city + 60) })
    expect(onColumnSizingInfoChange.mock.calls[0]?.[0]).toMatchObject({ isResizingColumn: 'name' })
    expect(onColumnSizingInfoChange.mock.lastCall?.[0]).toMatchObject({ isResizingColumn: false })
  })

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ])('supports the keyboard (%s)', async (dir, wider, narrower) => {
    await render(
      <div dir={dir}>
        <Table
          data={cities}
          columns={[{ accessorKey: 'name', minSize: 90, maxSize: 700 }, columns[1]!]}
          features={[tableResizing]}
        />
      </div>,
    )
    const handle = separator('Name')
    const before = widthOf('Name')
    handle.element().focus()
    await expect.element(handle).toHaveAttribute('aria-valuenow', String(Math.round(before)))
    await userEvent.keyboard(wider)
    await expect.poll(() => widthOf('Name')).toBeCloseTo(before + 16, 0)
    await expect.element(handle).toHaveFocus()
    await userEvent.keyboard(`{Shift>}${narrower}{/Shift}`)
    await expect.poll(() => widthOf('Name')).toBeCloseTo(before - 48, 0)
    await userEvent.keyboard('{Home}')
    await expect.element(handle).toHaveAttribute('aria-valuenow', '90')
    expect(widthOf('Name')).toBeCloseTo(90, 0)
    await userEvent.keyboard('{End}')
    await expect.element(handle).toHaveAttribute('aria-valuenow', '700')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => widthOf('Name')).toBeLessThan(200)
  })

  it('fits a column to its content on a double click', async () => {
    await render(
      <Table
        data={cities}
        columns={columns}
        features={[tableResizing]}
        defaultColumnSizing={{ name: 60, country: 400, people: 200 }}
      />,
    )
    expect(widthOf('City')).toBeCloseTo(60, 0)
    await separator('Country').dblClick()
    await expect.poll(() => widthOf('Country')).toBeLessThan(140)
    const cell = page.getByText('Portugal').first().element()
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
    expect(widthOf('City')).toBeCloseTo(60, 0)
  })

  it('does not resize columns with enableResizing off', async () => {
    await render(
      <Table
        data={cities}
        columns={[columns[0]!, { accessorKey: 'people', enableResizing: false }]}
        features={[tableResizing, tableSelection]}
      />,
    )
    expect(page.getByRole('separator').elements()).toHaveLength(1)
  })
})

describe('tableReordering', () => {
  const handle = (name: string) => button(`Move ${name}`)

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ])('moves a column by keyboard (%s)', async (dir, forward, backward) => {
    const onColumnOrderChange = vi.fn()
    await render(
      <div dir={dir}>
        <Table data={cities} columns={columns} features={[tableReordering]} onColumnOrderChange={onColumnOrderChange} />
      </div>,
    )
    handle('City').element().focus()
    await userEvent.keyboard(forward)
    expect(onColumnOrderChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect.element(handle('City')).toHaveAttribute('aria-pressed', 'true')
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('City picked up. Arrow keys move it, Enter puts it down.')
    await userEvent.keyboard(forward)
    await expect.poll(headers).toEqual(['Country', 'City', 'People'])
    expect(column(1)[0]).toBe('Portugal')
    await expect.element(page.getByRole('status')).toHaveTextContent('City is now column 2 of 3.')
    await expect.element(handle('City')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.poll(headers).toEqual(['Country', 'People', 'City'])
    await userEvent.keyboard(backward)
    await expect.poll(headers).toEqual(['Country', 'City', 'People'])
    await userEvent.keyboard('{Escape}')
    await expect.element(handle('City')).not.toHaveAttribute('aria-pressed')
    expect(onColumnOrderChange.mock.lastCall?.[0]).toEqual(['country', 'name', 'people'])
  })

  it('moves a column without a drag: the first press picks it up, the second places it', async () => {
    await render(<Table data={cities} columns={columns} features={[tableReordering]} />)
    await handle('People').click()
    await handle('City').click()
    await expect.poll(headers).toEqual(['People', 'City', 'Country'])
    await expect.element(handle('People')).not.toHaveAttribute('aria-pressed')
  })

  it.each(['ltr', 'rtl'])('moves a column by drag (%s)', async (dir) => {
    await render(
      <div dir={dir}>
        <Table data={cities} columns={columns} features={[tableReordering, tableSelection]} />
      </div>,
    )
    const from = handle('City').element().getBoundingClientRect()
    const target = header('People').element().getBoundingClientRect()
    const y = from.y + from.height / 2
    const start = from.x + from.width / 2
    const end = dir === 'rtl' ? target.left + 5 : target.right - 5
    await dragMouse({
      path: [
        { x: start, y, at: 0 },
        { x: (start + end) / 2, y, at: 50 },
        { x: end, y, at: 100 },
      ],
    })
    await expect.poll(headers).toEqual(['', 'Country', 'People', 'City'])
    await expect.element(handle('City')).not.toHaveAttribute('aria-pressed')
    expect(document.querySelectorAll('[data-drop], [data-dragging]')).toHaveLength(0)
  })

  it('can be controlled', async () => {
    await render(
      <Table
        data={cities}
        columns={columns}
        features={[tableReordering]}
        columnOrder={['people', 'name', 'country']}
      />,
    )
    expect(headers()).toEqual(['People', 'City', 'Country'])
  })
})

describe('tableVirtualization', () => {
  const many = Array.from({ length: 100_000 }, (_, index) => ({ id: `r${index}`, name: `Row ${index}`, size: index }))
  const drawn = () => document.querySelectorAll('tbody tr[aria-rowindex]').length
  const scroller = () => findPart('table') as HTMLElement

  it('renders only the visible rows and sets aria-rowcount', async () => {
    await render(<Table data={many} features={[tableVirtualization]} />)
    const table = page.getByRole('table')
    await expect.element(table).toHaveAttribute('aria-rowcount', '100001')
    expect(drawn()).toBeLessThan(60)
    expect(scroller().clientHeight).toBeLessThanOrEqual(512)
    await expect.element(row('Row 0').first()).toHaveAttribute('aria-rowindex', '2')
    expect(document.querySelector('thead tr')?.getAttribute('aria-rowindex')).toBe('1')
  })

  it('renders other rows on scroll, up to the last one', async () => {
    await render(<Table data={many} features={[tableVirtualization]} virtualize={{ overscan: 4, estimateSize: 30 }} />)
    scroller().scrollTop = 2_000_000
    await expect.poll(() => page.getByText('Row 0', { exact: true }).query()).toBe(null)
    const middle = document.elementFromPoint(100, 300)!.closest('tr')!
    expect(Number(middle.getAttribute('aria-rowindex'))).toBeGreaterThan(40_000)
    scroller().scrollTop = 100_000_000
    await expect.element(page.getByText('Row 99999')).toBeVisible()
    const last = page.getByText('Row 99999').element().getBoundingClientRect()
    expect(last.bottom).toBeCloseTo(scroller().getBoundingClientRect().bottom, -1)
    expect(drawn()).toBeLessThan(40)
  })

  it('keeps the widths of its columns', async () => {
    const data = many.map((row, index) => ({
      ...row,
      name: index > 500 ? `${row.name} with a much longer name` : row.name,
    }))
    await render(<Table data={data} features={[tableVirtualization]} style={{ width: 500 }} />)
    const before = widthOf('Name')
    scroller().scrollTop = 100_000
    await expect.element(page.getByText(/with a much longer name/).first()).toBeVisible()
    expect(widthOf('Name')).toBeCloseTo(before, 0)
  })

  it('measures rows of different heights', async () => {
    const data = many.slice(0, 1000)
    await render(
      <Table
        data={data}
        columns={[
          {
            accessorKey: 'name',
            cell: ({ row, getValue }) => <div style={{ height: row.index % 3 ? 20 : 80 }}>{getValue()}</div>,
          },
        ]}
        features={[tableVirtualization]}
      />,
    )
    for (let step = 0; step < 8; step++) {
      scroller().scrollTop += 300
      await nextFrames()
      const box = scroller().getBoundingClientRect()
      for (const y of [box.top + 60, box.bottom - 5]) {
        expect(
          document
            .elementFromPoint(box.left + 50, y)
            ?.closest('tr')
            ?.hasAttribute('aria-rowindex'),
        ).toBe(true)
      }
    }
  })

  it('works with sorting, selection and expansion', async () => {
    const handle = createRef<TableHandle<(typeof many)[number]>>()
    await render(
      <Table
        data={many}
        columns={[{ accessorKey: 'name' }, { accessorKey: 'size' }]}
        features={[tableVirtualization, tableSorting, tableSelection, tableExpansion]}
        handleRef={handle}
        renderExpanded={({ row }) => <div style={{ height: 300 }}>About {row.original.name}</div>}
      />,
    )
    await button('Size').click()
    await expect.element(page.getByText('Row 99999')).toBeVisible()
    await checkbox('Select row 100000').click()
    expect(Object.keys(handle.current!.tableApi.state.rowSelection)).toEqual(['r99999'])
    await button('Details of row 100000').click()
    await expect.element(page.getByText('About Row 99999')).toBeVisible()
    scroller().scrollTop = 1_000_000
    await expect.poll(() => page.getByText('About Row 99999').query()).toBe(null)
    expect(document.elementFromPoint(100, 300)?.closest('tr')?.hasAttribute('aria-rowindex')).toBe(true)
  })

  it('works with column resizing', async () => {
    await render(<Table data={many} features={[tableVirtualization, tableResizing]} style={{ width: 800 }} />)
    const before = widthOf('Name')
    page.getByRole('separator', { name: 'Resize Name' }).element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => widthOf('Name')).toBeCloseTo(before + 16, 0)
    scroller().scrollTop = 100_000
    await expect.poll(() => page.getByText('Row 0', { exact: true }).query()).toBe(null)
    expect(widthOf('Name')).toBeCloseTo(before + 16, 0)
  })

  it('keeps focus in the table when the focused row is scrolled out of view', async () => {
    await render(<Table data={many} features={[tableVirtualization]} onSelect={() => {}} />)
    const first = document.querySelector<HTMLElement>('tbody tr[tabindex]')!
    first.focus()
    scroller().scrollTop = 50_000
    await expect.poll(() => first.isConnected).toBe(false)
    expect(document.activeElement).toBe(scroller())
  })

  it('can be turned off', async () => {
    await render(<Table data={many.slice(0, 200)} features={[tableVirtualization]} virtualize={false} />)
    expect(document.querySelectorAll('tbody tr')).toHaveLength(200)
  })

  it('renders the first rows on the server', () => {
    const html = renderToString(<Table data={many} features={[tableVirtualization]} />)
    expect(html).toContain('Row 0')
    expect(html.length).toBeLessThan(10_000)
    expect(html).not.toContain('style=')
  })
})

describe('Table with features', () => {
  it('reports every change, and accepts several states in one object', async () => {
    const onStateChange = vi.fn()
    await render(
      <Table
        data={cities}
        columns={columns}
        features={[tableSorting, tableVisibility]}
        initialState={{ sorting: [{ id: 'name', desc: false }] }}
        state={{ columnVisibility: { country: false } }}
        onStateChange={onStateChange}
      />,
    )
    expect(headers()).toEqual(['City', 'People'])
    expect(column(1)[0]).toBe('Bergen')
    await button('People').click()
    expect(onStateChange).toHaveBeenLastCalledWith({
      columnVisibility: { country: false },
      sorting: [{ id: 'people', desc: true }],
    })
  })

  it('renders column groups, footers and classes like a table without features', async () => {
    const own: TableColumn<City>[] = [
      { accessorKey: 'name', footer: 'Total', meta: { class: { td: ({ row }) => row.id } } },
      {
        id: 'place',
        header: 'Place',
        columns: [
          { accessorKey: 'country' },
          {
            accessorKey: 'people',
            footer: ({ table }) => table.getRowModel().rows.reduce((sum, { original }) => sum + original.people, 0),
          },
        ],
      },
    ]
    const draw = () =>
      document.querySelector('table')!.innerHTML.replaceAll(/ data-column="\w+"| fr-table-controls[\w-]*/g, '')
    const screen = await render(<Table data={cities} columns={own} />)
    const plain = draw()
    await screen.rerender(<Table data={cities} columns={own} features={[tableFilters]} />)
    expect(draw()).toBe(plain)
  })

  it('is remounted if its features change', async () => {
    const screen = await render(<Table data={cities} columns={columns} features={[tableSorting]} />)
    await screen.rerender(<Table data={cities} columns={columns} features={[tableSelection]} />)
    await expect.element(checkbox('Select all rows')).toBeVisible()
    expect(button('City').query()).toBe(null)
  })
})
