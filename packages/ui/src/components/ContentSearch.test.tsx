import { createRef, useState, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useContentSearch } from '../hooks/useContentSearch.ts'
import { de } from '../locale/de.ts'
import { forgetWarnings } from '../system/warn.ts'
import { inLightMode } from '../testing/color-mode.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { contentSearchTheme } from '../theme/content-search.ts'
import { App } from './App.tsx'
import { ContentSearch, type ContentSearchHandle, type ContentSearchProps } from './ContentSearch.tsx'

const navigation = [
  {
    title: 'Guide',
    path: '/guide',
    page: false,
    children: [
      { title: 'Installation', path: '#installation' },
      { title: 'Theme', path: '#theme' },
    ],
  },
  { title: 'Components', path: '/components', page: false, children: [{ title: 'Button', path: '#button' }] },
]
const files = [
  { id: '#installation', title: 'Installation', titles: [], level: 1, content: 'Add the package.' },
  { id: '#theme', title: 'Theme', titles: [], level: 1, content: 'Change the look.' },
  { id: '#theme-colors', title: 'Colors', titles: ['Theme'], level: 2, content: 'Seven semantic names.' },
]
const themeFiles = [
  { id: '/theme', title: 'Theme', titles: [], level: 1, content: 'Change the look.' },
  { id: '/theme#colors', title: 'Colors', titles: ['Theme'], level: 2, content: 'Seven semantic names.' },
]

describeComponent(
  'ContentSearch',
  <ContentSearch navigation={navigation} files={files} footer="Enter to open" open />,
  {
    slot: 'content-search',
    theme: contentSearchTheme,
    clientOnly: true,
    show: () => expect.element(page.getByRole('option', { name: 'Installation' })).toBeVisible(),
  },
)

const dialog = () => page.getByRole('dialog', { name: 'Search' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const options = () => page.getByRole('option').elements()
const modifier = navigator.platform.startsWith('Mac') ? 'Meta' : 'Control'
/** Each application has its own state, so that an open search does not affect the next test. */
const renderInApp = (children: ReactNode) => render(<App>{children}</App>)

describe('ContentSearch', () => {
  withoutMotion()
  inLightMode()
  beforeEach(async () => {
    forgetWarnings()
    await page.viewport(1200, 800)
  })

  it('resets the search on closing if it stays in the page, and opens without rendering its items again', async () => {
    const groups = [{ id: 'own', items: [{ label: 'One' }, { label: 'Two' }] }]
    const itemLabel = vi.fn(({ item }: { item: { label: string } }) => item.label)
    const search = (open: boolean) => (
      <ContentSearch
        groups={groups}
        itemLabel={itemLabel}
        open={open}
        colorMode={false}
        unmountOnHide={false}
        transition={false}
      />
    )
    const screen = await render(search(false))
    await expect.poll(() => itemLabel.mock.calls.length).toBeGreaterThan(0)
    const before = itemLabel.mock.calls.length
    await screen.rerender(search(true))
    await expect.element(option('One')).toHaveAttribute('data-highlighted')
    expect(itemLabel).toHaveBeenCalledTimes(before)

    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Two')).toHaveAttribute('data-highlighted')
    await screen.rerender(search(false))
    await expect.element(dialog()).not.toBeInTheDocument()
    await screen.rerender(search(true))
    await expect.element(option('One')).toHaveAttribute('data-highlighted')
  })

  it('does not render the dialog again while the user types, also if the caller controls the search term', async () => {
    let renders = 0
    // The dialog reads its attributes in each render.
    const content = {
      get lang() {
        renders++
        return 'en'
      },
    }
    function Controlled() {
      const [term, setTerm] = useState('')
      return (
        <ContentSearch
          navigation={navigation}
          open
          content={content}
          searchTerm={term}
          onSearchTermChange={(next) => setTerm(next)}
        />
      )
    }
    for (const search of [
      <ContentSearch key="own" navigation={navigation} open content={content} />,
      <Controlled key="controlled" />,
    ]) {
      const screen = await renderInApp(search)
      await expect.element(page.getByRole('combobox')).toHaveFocus()
      const before = renders
      expect(before).toBeGreaterThan(0)
      await userEvent.keyboard('button')
      await expect.element(option('Installation')).not.toBeInTheDocument()
      await expect.element(option('Button')).toBeVisible()
      expect(renders).toBe(before)
      await screen.unmount()
    }
  })

  it('opens and closes with its shortcut, also from a field', async () => {
    await renderInApp(
      <>
        <input aria-label="Name" />
        <ContentSearch navigation={navigation} />
      </>,
    )
    await userEvent.click(page.getByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard(`{${modifier}>}k{/${modifier}}`)
    await expect.element(dialog()).toBeVisible()
    await expect.element(dialog()).toHaveAccessibleDescription('Type a command or search…')
    await userEvent.keyboard(`{${modifier}>}k{/${modifier}}`)
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  it('opens with useContentSearch, unless the caller controls it', async () => {
    function Opener() {
      const { open, setOpen } = useContentSearch()
      return <button onClick={() => setOpen(true)}>{open ? 'Opened' : 'Open'}</button>
    }
    const change = vi.fn()
    const search = (props: ContentSearchProps) => (
      <App>
        <Opener />
        <ContentSearch navigation={navigation} colorMode={false} {...props} />
      </App>
    )
    const screen = await render(search({}))
    await userEvent.click(page.getByRole('button', { name: 'Open' }))
    await expect.element(dialog()).toBeVisible()
    await screen.rerender(search({ open: true, onOpenChange: change }))
    await userEvent.keyboard('{Escape}')
    expect(change).toHaveBeenCalledExactlyOnceWith(false)
    await expect.element(dialog()).toBeVisible()
  })

  it('shows pages in groups, and headings only during a search', async () => {
    await renderInApp(
      <ContentSearch
        open
        colorMode={false}
        navigation={[{ title: 'Guide', page: false, children: [{ title: 'Theme', path: '/theme' }] }]}
        files={themeFiles}
      />,
    )
    await expect.element(page.getByRole('group', { name: 'Guide' })).toBeVisible()
    expect(options()).toHaveLength(1)
    await userEvent.keyboard('semantic')
    await expect.element(option(/Theme > Colors/)).toBeVisible()
    expect(options()).toHaveLength(1)
    await expect.element(option(/Colors/)).toHaveAttribute('href', '/theme#colors')
  })

  it('finds pages by title without files, also in a flat navigation', async () => {
    await renderInApp(
      <ContentSearch
        open
        colorMode={false}
        navigation={[
          { title: 'Theme', path: '#theme' },
          { title: 'Icons', path: '#icons' },
        ]}
      />,
    )
    await expect.element(option('Theme')).toBeVisible()
    await userEvent.keyboard('ico')
    await expect.poll(options).toHaveLength(1)
    await expect.element(option('Icons')).toBeVisible()
  })

  it('shows links with their children, and groups of the caller', async () => {
    await renderInApp(
      <ContentSearch
        open
        colorMode={false}
        links={[{ label: 'Docs', to: '#docs', children: [{ label: 'Releases', to: '#releases' }] }]}
        groups={[{ id: 'actions', label: 'Actions', items: [{ label: 'Sign out' }] }]}
      />,
    )
    await expect.element(page.getByRole('group', { name: 'Links' })).toBeVisible()
    await expect.element(option('Docs > Releases')).toHaveAttribute('href', '#releases')
    await expect.element(option('Sign out')).toBeVisible()
  })

  it('closes and clears when an item is chosen with the keyboard', async () => {
    const change = vi.fn()
    const search = (open: boolean) => <ContentSearch navigation={navigation} open={open} onOpenChange={change} />
    const screen = await render(search(true))
    await userEvent.keyboard('butt')
    await expect.element(option('Theme')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(location.hash).toBe('#button')
    expect(change).toHaveBeenCalledExactlyOnceWith(false)
    await screen.rerender(search(false))
    await expect.element(dialog()).not.toBeInTheDocument()
    await screen.rerender(search(true))
    await expect.element(option('Theme')).toBeVisible()
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('changes the color mode', async () => {
    await render(<ContentSearch navigation={navigation} open />)
    await userEvent.click(option('Dark'))
    expect(document.documentElement).toHaveClass('dark')
  })

  it('speaks the language of the application, in its direction', async () => {
    await render(
      <App locale={de} dir="rtl">
        <ContentSearch open links={[{ label: 'Farne', to: '#ferns' }]} />
      </App>,
    )
    await expect.element(page.getByRole('dialog', { name: 'Suchen' })).toBeVisible()
    await expect.element(page.getByRole('group', { name: 'Farbmodus' })).toBeVisible()
    const [icon, label] = ['itemLeadingIcon', 'itemLabel'].map((slot) => {
      return page.getByRole('option', { name: 'Dunkel' }).element().querySelector(`[data-slot="${slot}"]`)!
    })
    expect(icon!.getBoundingClientRect().left).toBeGreaterThan(label!.getBoundingClientRect().right)
  })

  it('gives access to its palette, and takes other content', async () => {
    const handle = createRef<ContentSearchHandle>()
    const screen = await render(<ContentSearch navigation={navigation} open handleRef={handle} />)
    await expect.element(option('Theme')).toBeVisible()
    expect(handle.current!.commandPaletteRef.current).toBe(findPart('command-palette'))
    await screen.rerender(<ContentSearch open title="Find" renderContent={<p>Nothing yet</p>} />)
    await expect.element(page.getByRole('dialog', { name: 'Find' }).getByText('Nothing yet')).toBeVisible()
  })
})

describe('ContentSearch with a search function', () => {
  withoutMotion()
  inLightMode()
  beforeEach(forgetWarnings)

  const result = (title: string) => ({ id: `#${title}`, title, titles: [], level: 1, snippets: [`about ${title}`] })
  const show = (props: ContentSearchProps) => renderInApp(<ContentSearch open colorMode={false} {...props} />)

  it('shows its results with snippets in place of the pages, only while there is a term', async () => {
    await show({ navigation, search: (term) => Promise.resolve([result(term)]) })
    await expect.element(option('Theme')).toBeVisible()
    await userEvent.keyboard('moss')
    await expect.element(option('moss about moss')).toBeVisible()
    await expect.element(page.getByRole('group', { name: 'Results' })).toBeVisible()
    expect(options()).toHaveLength(1)
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    await expect.element(option('Theme')).toBeVisible()
  })

  it('waits until the user stops typing, and drops late answers to earlier terms', async () => {
    const answers = new Map<string, (results: ReturnType<typeof result>[]) => void>()
    const signals = new Map<string, AbortSignal>()
    const search = vi.fn<NonNullable<ContentSearchProps['search']>>((term, { signal }) => {
      signals.set(term, signal)
      return new Promise((resolve) => answers.set(term, resolve))
    })
    await show({ search, searchDelay: 300 })
    const field = page.getByRole('combobox')
    await field.fill('fern')
    await expect.poll(() => answers.has('fern')).toBe(true)
    await field.fill('moss')
    await expect.poll(() => answers.has('moss')).toBe(true)
    expect(search.mock.calls.map(([term]) => term)).toEqual(['fern', 'moss'])
    expect(signals.get('fern')!.aborted).toBe(true)
    answers.get('moss')!([result('moss')])
    await expect.element(option(/^moss/)).toBeVisible()
    answers.get('fern')!([result('fern')])
    await expect.element(option(/^moss/)).toBeVisible()
    expect(options()).toHaveLength(1)
  })

  it('shows that it is loading: the index, or an answer', async () => {
    const list = () => findPart('viewport')!
    const screen = await render(<ContentSearch open searchStatus="loading" />)
    await expect.element(page.getByRole('combobox')).toBeVisible()
    expect(list()).toHaveAttribute('aria-busy', 'true')
    await screen.rerender(<ContentSearch open search={() => new Promise(() => {})} />)
    expect(list()).not.toHaveAttribute('aria-busy')
    await page.getByRole('combobox').fill('fern')
    await expect.poll(list).toHaveAttribute('aria-busy', 'true')
  })

  it('prints a warning and shows no results if the function fails', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await show({ search: () => Promise.reject(new Error('offline')) })
    await userEvent.keyboard('fern')
    await expect.element(page.getByText('Nothing found')).toBeVisible()
    expect(warning.mock.calls.flat().join('\n')).toContain('the search function has failed: Error: offline')
    warning.mockRestore()
  })
})
