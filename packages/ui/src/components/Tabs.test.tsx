import { createRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { colorNames } from '../theme/color-names.ts'
import { tabsTheme } from '../theme/tabs.ts'
import { App } from './App.tsx'
import { Button } from './Button.tsx'
import { Tabs, type TabsHandle, type TabsItem } from './Tabs.tsx'

const star = { name: 'test:star', body: '<path d="M12 2"/>' }

const items = [
  { label: 'Account', content: 'Your name and address.' },
  { label: 'Password', content: 'At least twelve letters.' },
  { label: 'Team', content: 'Three people.' },
]

describeComponent('Tabs', <Tabs items={items.map((item, index) => ({ ...item, icon: star, badge: index }))} />, {
  slot: 'tabs',
  theme: tabsTheme,
  hiddenParts: ['leadingAvatar'],
})
describeComponent(
  'Tabs as links',
  <Tabs variant="link" items={items.map((item) => ({ ...item, avatar: { alt: item.label } }))} />,
  {
    slot: 'tabs',
    theme: tabsTheme,
    hiddenParts: ['leadingIcon', 'trailingBadge'],
  },
)
describeComponent(
  'Tabs beside other things',
  <Tabs
    items={items}
    aria-label="Settings"
    orientation="vertical"
    listLeading={<Button label="Menu" />}
    listTrailing={<Button label="Save" />}
  />,
  { slot: 'tabs', theme: tabsTheme, hiddenParts: ['leadingIcon', 'leadingAvatar', 'trailingBadge'] },
)
describeComponent(
  'All looks of Tabs',
  <div data-slot="all">
    {colorNames.flatMap((color) =>
      (['pill', 'link'] as const).map((variant) => (
        <Tabs key={`${color}-${variant}`} color={color} variant={variant} items={items} content={false} />
      )),
    )}
  </div>,
  { slot: 'all' },
)

const tab = (name: string) => page.getByRole('tab', { name })
const panel = (name: string) => page.getByRole('tabpanel', { name })
const text = (words: string) => page.getByText(words)

describe('Tabs', () => {
  withoutMotion()

  it('shows the panel of the selected tab, the first one to begin with', async () => {
    await render(<Tabs items={items} />)
    await expect.element(tab('Account')).toHaveAttribute('aria-selected', 'true')
    await expect.element(panel('Account')).toHaveTextContent('Your name and address.')
    await userEvent.click(tab('Team'))
    await expect.element(tab('Team')).toHaveAttribute('aria-selected', 'true')
    await expect.element(tab('Account')).toHaveAttribute('aria-selected', 'false')
    await expect.element(panel('Team')).toHaveTextContent('Three people.')
    expect(page.getByRole('tabpanel').elements()).toHaveLength(1)
  })

  it('joins each tab with its panel', async () => {
    await render(<Tabs items={items} defaultValue="1" />)
    await expect
      .poll(() => tab('Password').element().getAttribute('aria-controls'))
      .toBe(panel('Password').element().id)
    expect(panel('Password').element().getAttribute('aria-labelledby')).toBe(tab('Password').element().id)
  })

  it('tells the key and the item that were selected, and only when they change', async () => {
    const change = vi.fn()
    await render(<Tabs items={items} onValueChange={change} />)
    expect(change).not.toHaveBeenCalled()
    await userEvent.click(tab('Password'))
    await userEvent.click(tab('Password'))
    expect(change).toHaveBeenCalledExactlyOnceWith('1', items[1])
  })

  it('identifies items by value, id or index, as text or number', async () => {
    const change = vi.fn()
    const screen = await render(<Tabs items={items} defaultValue={2} />)
    await expect.element(tab('Team')).toHaveAttribute('aria-selected', 'true')
    await screen.unmount()

    const plans = [
      { id: 10, title: 'Solo', plan: { key: 'solo' } },
      { id: 20, title: 'Crew', plan: { key: 'crew' } },
    ]
    const byId = await render(<Tabs items={plans} labelKey="title" defaultValue={20} onValueChange={change} />)
    await expect.element(tab('Crew')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(tab('Solo'))
    expect(change).toHaveBeenLastCalledWith(10, plans[0])
    await byId.unmount()

    await render(<Tabs items={plans} labelKey="title" valueKey="plan.key" defaultValue="crew" onValueChange={change} />)
    await expect.element(tab('Crew')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(tab('Solo'))
    expect(change).toHaveBeenLastCalledWith('solo', plans[0])
  })

  it('follows its caller', async () => {
    function Controlled() {
      const [value, setValue] = useState('team')
      return (
        <>
          <Tabs
            items={[
              { label: 'Account', value: 'account' },
              { label: 'Team', value: 'team' },
            ]}
            value={value}
            onValueChange={setValue}
          />
          <button onClick={() => setValue('account')}>Back</button>
        </>
      )
    }
    await render(<Controlled />)
    await expect.element(tab('Team')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(page.getByRole('button', { name: 'Back' }))
    await expect.element(tab('Account')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(tab('Team'))
    await expect.element(tab('Team')).toHaveAttribute('aria-selected', 'true')
  })

  it('stays as it is where the caller does not follow', async () => {
    await render(<Tabs items={items} value="0" />)
    await userEvent.click(tab('Team'))
    await expect.element(tab('Account')).toHaveAttribute('aria-selected', 'true')
  })

  it('passes over disabled items, at first and when pressed', async () => {
    await render(<Tabs items={[{ ...items[0]!, disabled: true }, items[1]!, items[2]!]} />)
    await expect.element(tab('Password')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(tab('Account'), { force: true })
    await expect.element(tab('Password')).toHaveAttribute('aria-selected', 'true')
    await expect.element(tab('Account')).toHaveAttribute('aria-disabled', 'true')
  })

  it('selects another tab when the selected one is gone', async () => {
    const screen = await render(<Tabs items={items} defaultValue="2" />)
    await expect.element(tab('Team')).toHaveAttribute('aria-selected', 'true')
    await screen.rerender(<Tabs items={items.slice(0, 2)} defaultValue="2" />)
    await expect.element(tab('Account')).toHaveAttribute('aria-selected', 'true')
    await expect.element(text('Your name and address.')).toBeVisible()
  })

  it('can be without panels', async () => {
    await render(<Tabs items={items} content={false} />)
    await userEvent.click(tab('Team'))
    await expect.element(tab('Team')).toHaveAttribute('aria-selected', 'true')
    expect(page.getByRole('tabpanel').elements()).toHaveLength(0)
  })

  it('keeps the panels of other tabs where told so', async () => {
    const screen = await render(<Tabs items={items} />)
    await expect.element(text('Three people.')).not.toBeInTheDocument()
    await screen.unmount()
    await render(<Tabs items={items} unmountOnHide={false} />)
    await expect.element(text('Three people.')).toBeInTheDocument()
    await expect.element(text('Three people.')).not.toBeVisible()
  })

  it('shows badges, zero included, and takes their props', async () => {
    await render(
      <Tabs
        items={[
          { label: 'New', badge: 0 },
          { label: 'Read', badge: 'all' },
          { label: 'Late', badge: { label: 3, color: 'error' } },
          { label: 'None' },
        ]}
      />,
    )
    await expect.element(tab('New 0')).toBeVisible()
    await expect.element(tab('Read all')).toBeVisible()
    expect(tab('Late 3').element().querySelector('[data-slot="trailingBadge"]')!.classList).toContain('fr--error')
    expect(tab('None').element().querySelector('[data-slot="trailingBadge"]')).toBeNull()
  })

  it('fills its parts from functions, and the panel of one item from its own render', async () => {
    const own: TabsItem = { label: 'Own', value: 'own', render: ({ item, index }) => `${item.label} at ${index}` }
    await render(
      <Tabs
        items={[...items, own]}
        leading={({ index }) => <i>{index + 1}.</i>}
        trailing={({ item, ui }) => <i className={ui.trailingBadge}>{item.label?.length}</i>}
        renderContent={({ item }) => <b>{item.label} panel</b>}
      >
        {({ item }) => item.label?.toUpperCase()}
      </Tabs>,
    )
    await expect.element(tab('1. ACCOUNT 7')).toBeVisible()
    await expect.element(text('Account panel')).toBeVisible()
    await userEvent.click(tab('4. OWN 3'))
    await expect.element(text('Own at 3')).toBeVisible()
  })

  it('adds the classes of an item to its parts only', async () => {
    await render(
      <Tabs
        items={[
          { label: 'Plain' },
          { label: 'Own', className: 'mine', badge: 1, ui: { label: 'own-label', trailingBadgeSize: 'xl' } },
        ]}
      />,
    )
    await expect.element(tab('Own 1')).toHaveClass('mine')
    expect(tab('Plain').element().className).not.toContain('mine')
    expect(findPart('trailingBadge')!.classList).toContain('fr-badge-xl')
    expect(findPart('trailingBadge')!.classList).not.toContain('fr-badge-sm')
  })

  it('keeps content beside the tabs out of the tab list', async () => {
    await render(
      <Tabs
        items={items}
        aria-label="Settings"
        listLeading={<button>Back</button>}
        listTrailing={<button>Save</button>}
      />,
    )
    const list = page.getByRole('tablist', { name: 'Settings' })
    await expect.element(list).toBeInTheDocument()
    expect(list.getByRole('button').elements()).toHaveLength(0)
    expect(list.getByRole('tab').elements()).toHaveLength(3)
    expect([...findPart('list')!.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
      'Back',
      'Account',
      'Password',
      'Team',
      'Save',
    ])
  })

  it('names the list by aria-label', async () => {
    await render(<Tabs items={items} aria-label="Settings" />)
    await expect.element(page.getByRole('tablist', { name: 'Settings' })).toBeVisible()
  })

  it('hands out its triggers', async () => {
    const handle = createRef<TabsHandle>()
    const screen = await render(<Tabs items={items} handleRef={handle} />)
    expect(handle.current!.triggersRef.current.map((trigger) => trigger.textContent)).toEqual([
      'Account',
      'Password',
      'Team',
    ])
    handle.current!.triggersRef.current[1]!.focus()
    await expect.element(tab('Password')).toHaveFocus()
    await screen.rerender(<Tabs items={items.slice(0, 1)} handleRef={handle} />)
    expect(handle.current!.triggersRef.current).toHaveLength(1)
  })

  it('is empty without items', async () => {
    await render(<Tabs />)
    expect(page.getByRole('tab').elements()).toHaveLength(0)
  })
})

describe('Tabs by keyboard', () => {
  withoutMotion()

  async function walk(steps: readonly (readonly [key: string, name: string])[]) {
    for (const [key, name] of steps) {
      await userEvent.keyboard(`{${key}}`)
      await expect.element(tab(name)).toHaveFocus()
    }
  }

  it('reaches the selected tab with Tab, then its panel', async () => {
    await render(
      <>
        <Tabs items={items} defaultValue="1" />
        <button>After</button>
      </>,
    )
    await userEvent.tab()
    await expect.element(tab('Password')).toHaveFocus()
    await userEvent.tab()
    await expect.element(panel('Password')).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  })

  it('moves and selects with the arrows, Home and End, round the ends', async () => {
    await render(<Tabs items={items} />)
    await userEvent.tab()
    await walk([
      ['ArrowRight', 'Password'],
      ['ArrowRight', 'Team'],
      ['ArrowRight', 'Account'],
      ['ArrowLeft', 'Team'],
      ['Home', 'Account'],
      ['End', 'Team'],
    ])
    await expect.element(tab('Team')).toHaveAttribute('aria-selected', 'true')
    await expect.element(text('Three people.')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(tab('Team')).toHaveFocus()
  })

  it('turns the arrows round in right-to-left text', async () => {
    await render(
      <App dir="rtl">
        <div dir="rtl">
          <Tabs items={items} />
        </div>
      </App>,
    )
    await userEvent.tab()
    await walk([
      ['ArrowLeft', 'Password'],
      ['ArrowLeft', 'Team'],
      ['ArrowRight', 'Password'],
    ])
    await expect.element(tab('Password')).toHaveAttribute('aria-selected', 'true')
  })

  it('moves up and down where the tabs are below one another', async () => {
    await render(<Tabs items={items} orientation="vertical" />)
    await expect.element(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
    await userEvent.tab()
    await walk([
      ['ArrowDown', 'Password'],
      ['ArrowDown', 'Team'],
      ['ArrowUp', 'Password'],
      ['ArrowRight', 'Password'],
    ])
  })

  it('passes over disabled tabs', async () => {
    await render(<Tabs items={[items[0]!, { ...items[1]!, disabled: true }, items[2]!]} />)
    await userEvent.tab()
    await walk([
      ['ArrowRight', 'Team'],
      ['ArrowLeft', 'Account'],
      ['End', 'Team'],
    ])
    await expect.element(tab('Team')).toHaveAttribute('aria-selected', 'true')
  })

  it('leaves presses with a modifier to the browser', async () => {
    await render(<Tabs items={items} />)
    await userEvent.tab()
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
    await expect.element(tab('Account')).toHaveFocus()
  })

  it('moves with Tab from an unselected tab to the panel, and back to the selected tab', async () => {
    await render(<Tabs items={items} activationMode="manual" defaultValue="2" />)
    await userEvent.tab()
    await walk([['Home', 'Account']])
    await userEvent.tab()
    await expect.element(panel('Team')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(tab('Team')).toHaveFocus()
  })

  it('is reached where the caller has selected nothing', async () => {
    await render(<Tabs items={items} value="nothing" />)
    await userEvent.tab()
    await expect.element(tab('Account')).toHaveFocus()
    expect(findPart('indicator')!.hasAttribute('hidden')).toBe(true)
  })

  it('waits for Enter or Space in manual mode', async () => {
    await render(<Tabs items={items} activationMode="manual" />)
    await userEvent.tab()
    await walk([['ArrowRight', 'Password']])
    await expect.element(tab('Account')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(tab('Password')).toHaveAttribute('aria-selected', 'true')
    await walk([['ArrowRight', 'Team']])
    await userEvent.keyboard(' ')
    await expect.element(tab('Team')).toHaveAttribute('aria-selected', 'true')
  })
})

describe('Tabs to the eye', () => {
  withoutMotion()

  const box = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left, top, width, height].map(Math.round)
  }

  it.each(['ltr', 'rtl'] as const)('slides the indicator under the selected tab (%s)', async (dir) => {
    await render(
      <div dir={dir}>
        <Tabs items={items} />
      </div>,
    )
    await settle()
    expect(box(findPart('indicator')!)).toEqual(box(tab('Account').element()))
    await userEvent.click(tab('Team'))
    await expect.poll(() => box(findPart('indicator')!)).toEqual(box(tab('Team').element()))
  })

  it('keeps the indicator under the selected tab when the text direction changes', async () => {
    const screen = await render(<Tabs items={items} />)
    await expect.poll(() => box(findPart('indicator')!)).toEqual(box(tab('Account').element()))
    screen.container.dir = 'rtl'
    expect(box(findPart('indicator')!)).toEqual(box(tab('Account').element()))
  })

  it('follows a tab that changes its width', async () => {
    const screen = await render(<Tabs variant="link" items={items} />)
    await screen.rerender(
      <Tabs variant="link" items={[{ label: 'A much longer label', content: '' }, ...items.slice(1)]} />,
    )
    await expect
      .poll(() => Math.round(findPart('indicator')!.getBoundingClientRect().width))
      .toBe(Math.round(tab('A much longer label').element().getBoundingClientRect().width))
  })

  it('does not slide where motion is not wanted', () => {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join('\n')
    expect(rules).toMatch(/prefers-reduced-motion: reduce\)[^@]*\.fr-tabs-indicator\s*\{\s*transition-property: none/)
  })

  it('fades out the end of a list that scrolls, and no list that fits', async () => {
    const screen = await render(<Tabs items={items} style={{ width: 160 }} />)
    const mask = () => getComputedStyle(findPart('list')!).maskImage
    await expect.poll(mask).toContain('gradient')
    await screen.rerender(<Tabs items={items} style={{ width: 600 }} />)
    await expect.poll(mask).toBe('none')
  })

  it('shows the content below a vertical list if there is no room beside it', async () => {
    const width = (pixels: number) => (
      <div style={{ width: pixels }}>
        <Tabs items={items} orientation="vertical" />
      </div>
    )
    const box = (slot: string) => findPart(slot)!.getBoundingClientRect()
    const screen = await render(width(160))
    expect(box('content').top).toBeGreaterThanOrEqual(box('list').bottom)
    await screen.rerender(width(320))
    expect(box('content').left).toBeGreaterThan(box('list').right)
  })

  it('fits narrow places by scrolling, and keeps the page from growing', async () => {
    await render(
      <div style={{ width: 160 }}>
        <Tabs items={items} />
      </div>,
    )
    const list = findPart('list')!
    expect(list.getBoundingClientRect().width).toBe(160)
    expect(list.scrollWidth).toBeGreaterThan(160)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect
      .poll(() => tab('Team').element().getBoundingClientRect().right)
      .toBeLessThanOrEqual(list.getBoundingClientRect().right + 1)
  })
})

describe('Tabs that are many', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    label: `Sheet ${index + 1}`,
    content: `Cells ${index + 1}`,
  }))
  const isInView = (name: string) => {
    const list = findPart('list')!.getBoundingClientRect()
    const { left, right } = tab(name).element().getBoundingClientRect()
    return left >= list.left && right <= list.right
  }

  it.each(['ltr', 'rtl'] as const)('shows the selected one, at first and from then on (%s)', async (dir) => {
    const at = (value: string) => (
      <div dir={dir} style={{ width: 300, marginBlockStart: 2000 }}>
        <Tabs items={many} value={value} content={false} />
      </div>
    )
    const screen = await render(at('15'))
    await expect.poll(() => isInView('Sheet 16')).toBe(true)
    expect(isInView('Sheet 1')).toBe(false)
    await screen.rerender(at('2'))
    await expect.poll(() => isInView('Sheet 3')).toBe(true)
    // The page around them stays where it is.
    expect(window.scrollY).toBe(0)
  })
})

describe('Tabs from the server', () => {
  function serve(element: Parameters<typeof renderToString>[0]): HTMLElement {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(element)
    return container
  }

  it('can be reached and seen before any script runs', async () => {
    const container = serve(<Tabs items={items} defaultValue="1" />)
    const [account, password] = [...container.querySelectorAll<HTMLElement>('[role="tab"]')]
    expect(account!.tabIndex).toBe(-1)
    expect(password!.tabIndex).toBe(0)
    expect(container.textContent).toContain('At least twelve letters.')
    // The selected tab is filled, although the indicator is not there yet.
    const fill = getComputedStyle(password!).backgroundColor
    expect(fill).not.toBe('rgba(0, 0, 0, 0)')
    expect(getComputedStyle(account!).backgroundColor).not.toBe(fill)
    expect(container.innerHTML).not.toContain('style=')
    container.remove()
  })

  it('hands the Tab key over to the running page', async () => {
    const container = serve(<Tabs items={items} defaultValue="1" />)
    const root = hydrateRoot(container, <Tabs items={items} defaultValue="1" />)
    await expect.poll(() => container.querySelector('[data-slot="indicator"]')!.hasAttribute('hidden')).toBe(false)
    await userEvent.tab()
    await expect.element(tab('Password')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('Team')).toHaveFocus()
    expect(tab('Password').element().tabIndex).toBe(-1)
    root.unmount()
    container.remove()
  })
})

describe('Tabs with items that cannot work', () => {
  let warning: MockInstance<typeof console.warn>
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it('warns about keys that are there twice', async () => {
    await render(
      <Tabs
        items={[
          { label: 'A', value: 'a' },
          { label: 'B', value: 'a' },
        ]}
      />,
    )
    expect(warning.mock.calls.flat().join()).toContain('Tabs: two items have the key "a"')
    await userEvent.click(tab('B'))
    await expect.element(tab('B')).toHaveAttribute('aria-selected', 'true')
    await expect.element(tab('A')).toHaveAttribute('aria-selected', 'false')
  })
})
