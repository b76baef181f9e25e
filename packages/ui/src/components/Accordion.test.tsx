import { useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { accordionTheme } from '../theme/accordion.ts'
import { createTheme } from '../theme/create-theme.ts'
import { Accordion, type AccordionItem } from './Accordion.tsx'
import { App } from './App.tsx'

const star = { name: 'test:star', body: '<path d="M12 2"/>' }
const plus = { name: 'test:plus', body: '<path d="M5 12h14"/>' }

const items = [
  { label: 'Shipping', content: 'Two days.' },
  { label: 'Returns', content: 'Thirty days.' },
  { label: 'Repairs', content: 'Two years.' },
]

describeComponent('Accordion', <Accordion items={items.map((item) => ({ ...item, icon: star }))} defaultValue="0" />, {
  slot: 'accordion',
  theme: accordionTheme,
})
describeComponent('Accordion that keeps its content', <Accordion items={items} unmountOnHide={false} />, {
  slot: 'accordion',
  theme: accordionTheme,
  hiddenParts: ['leadingIcon'],
})

const header = (name: string) => page.getByRole('button', { name })
const text = (words: string) => page.getByText(words)

describe('Accordion', () => {
  it('opens one item at a time, and closes it again', async () => {
    await render(<Accordion items={items} />)
    await expect.element(header('Shipping')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(header('Shipping'))
    await expect.element(text('Two days.')).toBeVisible()
    await expect.element(header('Shipping')).toHaveAttribute('aria-expanded', 'true')

    await userEvent.click(header('Returns'))
    await expect.element(text('Thirty days.')).toBeVisible()
    await expect.element(text('Two days.')).not.toBeInTheDocument()

    await userEvent.click(header('Returns'))
    await expect.element(text('Thirty days.')).not.toBeInTheDocument()
  })

  it('has headings of the given level around its buttons', async () => {
    const screen = await render(<Accordion items={items} />)
    const heading = (level: number) => page.getByRole('heading', { level, name: 'Shipping' })
    expect(heading(3).element().querySelector(':scope > button')).toBe(header('Shipping').element())
    await screen.rerender(<Accordion items={items} headingLevel={2} />)
    await expect.element(heading(2)).toBeVisible()
  })

  it('keeps one item open where it is not collapsible', async () => {
    const change = vi.fn()
    await render(<Accordion items={items} defaultValue="0" collapsible={false} onValueChange={change} />)
    await expect.element(header('Shipping')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(header('Shipping'), { force: true })
    await expect.element(text('Two days.')).toBeVisible()
    expect(change).not.toHaveBeenCalled()

    await userEvent.click(header('Returns'))
    await expect.element(text('Thirty days.')).toBeVisible()
    await expect.element(text('Two days.')).not.toBeInTheDocument()
    expect(header('Shipping').element().hasAttribute('aria-disabled')).toBe(false)
  })

  it('opens several items with type multiple', async () => {
    const change = vi.fn()
    await render(<Accordion type="multiple" items={items} defaultValue={['2']} onValueChange={change} />)
    await userEvent.click(header('Shipping'))
    await expect.element(text('Two days.')).toBeVisible()
    await expect.element(text('Two years.')).toBeVisible()
    expect(change).toHaveBeenLastCalledWith(['2', '0'], items[0])
    await userEvent.click(header('Repairs'))
    expect(change).toHaveBeenLastCalledWith(['0'], items[2])
  })

  it('tells what is open and which item was pressed', async () => {
    const change = vi.fn()
    const named = [
      { label: 'Shipping', value: 'shipping', content: 'Two days.' },
      { label: 'Returns', value: 'returns', content: 'Thirty.' },
    ]
    await render(<Accordion items={named} onValueChange={change} />)
    await userEvent.click(header('Returns'))
    expect(change).toHaveBeenLastCalledWith('returns', named[1])
    await userEvent.click(header('Returns'))
    expect(change).toHaveBeenLastCalledWith('', named[1])
  })

  it('follows its caller', async () => {
    function Controlled() {
      const [open, setOpen] = useState('1')
      return (
        <>
          <Accordion items={items} value={open} onValueChange={setOpen} />
          <button onClick={() => setOpen('2')}>Show repairs</button>
          <output>{open}</output>
        </>
      )
    }
    await render(<Controlled />)
    await expect.element(text('Thirty days.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show repairs' }))
    await expect.element(text('Two years.')).toBeVisible()
    await expect.element(text('Thirty days.')).not.toBeInTheDocument()
    await userEvent.click(header('Repairs').first())
    await expect.poll(() => document.querySelector('output')!.textContent).toBe('')
  })

  it('stays as it is where the caller does not follow', async () => {
    await render(<Accordion items={items} value="0" />)
    await userEvent.click(header('Returns'))
    await expect.element(text('Two days.')).toBeVisible()
    await expect.element(text('Thirty days.')).not.toBeInTheDocument()
  })

  it('cannot be opened where it or an item is disabled', async () => {
    const screen = await render(<Accordion items={[items[0]!, { ...items[1]!, disabled: true }]} />)
    await expect.element(header('Returns')).toBeDisabled()
    await expect.element(header('Shipping')).toBeEnabled()
    await screen.rerender(<Accordion items={items} disabled />)
    for (const item of items) await expect.element(header(item.label)).toBeDisabled()
  })

  it('has panels named by their headers', async () => {
    await render(<Accordion items={items} defaultValue="0" />)
    const panel = page.getByRole('region', { name: 'Shipping' })
    await expect.element(panel).toBeVisible()
    expect(header('Shipping').element().getAttribute('aria-controls')).toBe(panel.element().id)
  })
})

describe('Accordion by keyboard', () => {
  const four = [...items.slice(0, 2), { label: 'Off', content: 'No.', disabled: true }, items[2]!]

  it('opens and closes with Enter and Space', async () => {
    await render(<Accordion items={items} />)
    header('Shipping').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(text('Two days.')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.element(text('Two days.')).not.toBeInTheDocument()
  })

  it('moves with the arrows, round the ends and over disabled items, in both directions of text', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const screen = await render(
        <App dir={dir}>
          <div dir={dir}>
            <Accordion items={four} />
          </div>
        </App>,
      )
      header('Shipping').element().focus()
      for (const [key, name] of [
        ['ArrowDown', 'Returns'],
        ['ArrowDown', 'Repairs'],
        ['ArrowDown', 'Shipping'],
        ['ArrowUp', 'Repairs'],
        ['ArrowUp', 'Returns'],
        ['Home', 'Shipping'],
        ['End', 'Repairs'],
      ] as const) {
        await userEvent.keyboard(`{${key}}`)
        await expect.element(header(name)).toHaveFocus()
      }
      await screen.unmount()
    }
  })

  it('reaches every header and the content with Tab', async () => {
    await render(
      <Accordion items={[{ label: 'Shipping', content: <a href="/post">Post</a> }, items[1]!]} defaultValue="0" />,
    )
    await userEvent.tab()
    await expect.element(header('Shipping')).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Post' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(header('Returns')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect.element(header('Shipping')).toHaveFocus()
  })

  it('leaves keys in its content and those with a modifier alone', async () => {
    const inner = <Accordion items={[{ label: 'Inner one' }, { label: 'Inner two' }]} />
    await render(
      <Accordion
        items={[
          {
            label: 'Outer',
            content: (
              <>
                <input aria-label="Name" defaultValue="abc" />
                {inner}
              </>
            ),
          },
          items[1]!,
        ]}
        defaultValue="0"
      />,
    )
    const input = page.getByRole('textbox')
    input.element().focus()
    await userEvent.keyboard('{ArrowDown}{Home}')
    await expect.element(input).toHaveFocus()

    header('Inner one').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(header('Inner two')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(header('Inner one')).toHaveFocus()

    header('Outer').element().focus()
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
    await expect.element(header('Outer')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(header('Returns')).toHaveFocus()
  })

  it('lets the caller handle keys first', async () => {
    await render(<Accordion items={items} onKeyDown={(event) => event.key === 'End' && event.preventDefault()} />)
    header('Shipping').element().focus()
    await userEvent.keyboard('{End}')
    await expect.element(header('Shipping')).toHaveFocus()
  })
})

describe('Accordion and its content', () => {
  it('takes closed content out of the page', async () => {
    await render(<Accordion items={items} />)
    await expect.element(text('Two days.')).not.toBeInTheDocument()
  })

  it('can keep closed content where the search of the browser finds it', async () => {
    await render(<Accordion items={items} unmountOnHide={false} />)
    await expect.element(text('Two days.')).toBeInTheDocument()
    await expect.element(text('Two days.')).not.toBeVisible()
    const panel = text('Two days.').element().closest('[data-slot="content"]')!
    await expect.poll(() => panel.getAttribute('hidden')).toBe('until-found')

    panel.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await expect.element(header('Shipping')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(text('Two days.')).toBeVisible()
  })

  it('sends open content with the HTML, and no style attribute', () => {
    const html = renderToString(<Accordion items={items} defaultValue="1" />)
    expect(html).toContain('Thirty days.')
    expect(html).not.toContain('Two days.')
    expect(html).not.toContain('style=')
    expect(renderToString(<Accordion items={items} unmountOnHide={false} />)).toContain('Two days.')
  })

  it('grows to the height of its content', async () => {
    await render(<Accordion items={[{ label: 'Tall', content: <div style={{ height: 300 }}>Tall content</div> }]} />)
    await userEvent.click(header('Tall'))
    await expect.element(text('Tall content')).toBeVisible()
    await settle()
    await expect.poll(() => Math.round(findPart('content')!.getBoundingClientRect().height)).toBe(316)
    // What grows later is not cut off.
    ;(text('Tall content').element() as HTMLElement).style.height = '500px'
    expect(Math.round(findPart('content')!.getBoundingClientRect().height)).toBe(516)
  })

  it('has no panel for an item without content', async () => {
    await render(<Accordion items={[{ label: 'Bare', value: 'bare' }]} defaultValue="bare" />)
    expect(findPart('content')).toBeNull()
  })

  it('takes the caller’s own items, keys and texts', async () => {
    const products = [
      { id: 7, title: 'Lamp', price: 4, maker: { name: 'Lux' } },
      { id: 8, title: 'Chair', price: 9, maker: { name: 'Sit' } },
    ]
    const change = vi.fn()
    const screen = await render(
      <Accordion
        items={products}
        labelKey="title"
        defaultValue="7"
        onValueChange={change}
        body={({ item }) => `${item.price} €`}
      />,
    )
    await expect.element(text('4 €')).toBeVisible()
    await userEvent.click(header('Chair'))
    expect(change).toHaveBeenLastCalledWith('8', products[1])
    await screen.unmount()

    await render(
      <Accordion
        items={products}
        labelKey="maker.name"
        valueKey="maker.name"
        defaultValue="Sit"
        body="Made with care"
      />,
    )
    await expect.element(header('Sit')).toHaveAttribute('aria-expanded', 'true')
  })

  it('fills its parts from functions that know the item, its index and whether it is open', async () => {
    await render(
      <Accordion
        items={items}
        defaultValue="1"
        leading={({ index }) => <i>{index + 1}.</i>}
        trailing={({ open, ui }) => <i className={ui.trailingIcon}>{open ? 'less' : 'more'}</i>}
        body={({ item }) => <b>{item.content.toUpperCase()}</b>}
      >
        {({ item, open }) => `${item.label}${open ? ' (open)' : ''}`}
      </Accordion>,
    )
    await expect.element(header('1. Shipping more')).toBeInTheDocument()
    await expect.element(header('2. Returns (open) less')).toBeInTheDocument()
    await expect.element(text('THIRTY DAYS.')).toBeVisible()
    expect(findPart('body')!.contains(text('THIRTY DAYS.').element())).toBe(true)
  })

  it('fills the whole panel from content, and that of one item from its own render', async () => {
    const own: AccordionItem = { label: 'Own', value: 'own', render: ({ item, open }) => `${item.label}: ${open}` }
    await render(
      <Accordion
        type="multiple"
        items={[...items, own]}
        defaultValue={['0', 'own']}
        content={({ item }) => <p>{item.label} panel</p>}
      />,
    )
    await expect.element(text('Shipping panel')).toBeVisible()
    await expect.element(text('Own: true')).toBeVisible()
    expect(findPart('body')).toBeNull()
  })

  it('takes icons from the item, the accordion or the theme', async () => {
    await render(
      <App theme={createTheme({ icons: { chevronDown: plus } })}>
        <Accordion items={[{ label: 'Theme' }]} />
        <Accordion
          items={[{ label: 'Accordion' }, { label: 'Item', trailingIcon: plus, icon: plus }]}
          trailingIcon={star}
        />
      </App>,
    )
    const bodies = [...document.querySelectorAll('[data-slot="trailingIcon"]')].map((icon) => icon.innerHTML)
    expect(bodies.map((body) => (body.includes('M12 2') ? 'star' : 'plus'))).toEqual(['plus', 'star', 'plus'])
    expect(findPart('leadingIcon')!.innerHTML).toContain('M5 12')
  })

  it('adds the classes of an item to its parts only', async () => {
    await render(
      <Accordion items={[{ label: 'Plain' }, { label: 'Own', className: 'mine', ui: { trigger: 'own-trigger' } }]} />,
    )
    const [plain, own] = document.querySelectorAll('[data-slot="item"]')
    expect(plain!.className).not.toContain('mine')
    expect(own!.classList).toContain('mine')
    await expect.element(header('Own')).toHaveClass('own-trigger', 'fr-accordion-trigger')
    expect(header('Plain').element().className).not.toContain('own-trigger')
  })
})

describe('Accordion with items that cannot work', () => {
  let warning: MockInstance<typeof console.warn>
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it('warns about keys that are there twice', async () => {
    await render(
      <Accordion
        items={[
          { label: 'A', value: 'a' },
          { label: 'B', value: 'a' },
        ]}
      />,
    )
    expect(warning.mock.calls.flat().join()).toContain('Accordion: two items have the key "a"')
    await userEvent.click(header('B'))
    await expect.element(header('B')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(header('A')).toHaveAttribute('aria-expanded', 'false')
  })

  it('is empty without items', async () => {
    await render(<Accordion />)
    expect(findPart('accordion')!.children).toHaveLength(0)
  })
})
