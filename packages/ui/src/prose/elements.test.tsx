import axe from 'axe-core'
import { createElement, createRef, Fragment, type ComponentType, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { App } from '../components/App.tsx'
import type { LinkElementProps } from '../system/links/link-adapter.ts'
import { forgetWarnings } from '../system/warn.ts'
import { addStyles, settle } from '../testing/describe-component.tsx'
import { ProseBadge } from './Badge.tsx'
import { ProseCallout, ProseCaution, ProseNote, ProseTip, ProseWarning } from './Callout.tsx'
import { ProseCard, ProseCardGroup } from './Card.tsx'
import { ProseCodeGroup } from './CodeGroup.tsx'
import { proseElements } from './elements.ts'
import { ProseField, ProseFieldGroup } from './Field.tsx'
import { ProseH1, ProseH2, ProseH3, ProseH4 } from './headings.tsx'
import { ProseImg } from './Img.tsx'
import { ProseLi, ProseOl, ProseTask, ProseUl } from './lists.tsx'
import { ProsePre } from './Pre.tsx'
import { ProseSteps } from './Steps.tsx'
import { ProseTable, ProseTbody, ProseTd, ProseTh, ProseThead, ProseTr } from './table.tsx'
import {
  ProseA,
  ProseBlockquote,
  ProseCode,
  ProseEm,
  ProseHr,
  ProseKbd,
  ProseP,
  ProseSection,
  ProseStrong,
  ProseSup,
} from './text.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="500"><rect width="1200" height="500"/></svg>')}`
const rocket = { body: '<path d="M4 20 20 4"/>' }

/** An article with all elements, as a Markdown renderer creates them. */
function SampleArticle() {
  return (
    <main data-testid="article">
      <ProseH1 id="accordion">Accordion</ProseH1>
      <ProseP>
        A list of headings, each of which opens a panel. Use it when people need <ProseEm>some</ProseEm> of the content;
        if they need <ProseStrong>all of it</ProseStrong>, plain headings read better, says the{' '}
        <ProseA href="https://www.w3.org/WAI/ARIA/apg/">authoring guide</ProseA>.
        <ProseSup>
          <ProseA href="#footnote-1">1</ProseA>
        </ProseSup>
      </ProseP>
      <ProseH2 id="usage">Usage</ProseH2>
      <ProseP>
        Pass the rows as <ProseCode>items</ProseCode>, or <ProseCode color="error">rows</ProseCode> before version 3,
        and press <ProseKbd>Enter</ProseKbd>.
      </ProseP>
      <ProsePre
        filename="app/routes/faq.tsx"
        code={
          'import { Accordion } from "@frond/ui"\n\nexport default () => <Accordion items={[{ label: "Shipping", content: "Two days" }]} />'
        }
        highlights={[3]}
      />
      <ProsePre code="npm install @frond/ui" />
      <ProseNote>
        <ProseP>Panels are taken out of the page while they are closed.</ProseP>
      </ProseNote>
      <ProseTip>
        Give items a <ProseCode>value</ProseCode>.
      </ProseTip>
      <ProseWarning to="/docs/migration">
        Version 2 calls this prop <ProseCode>rows</ProseCode>.
      </ProseWarning>
      <ProseCaution>
        Never put a form into a panel. <ProseA href="/docs/forms">Why?</ProseA>
      </ProseCaution>
      <ProseCallout icon={rocket} to="https://react.dev">
        Read on.
      </ProseCallout>
      <ProseH3 id="lists">Lists</ProseH3>
      <ProseUl>
        <ProseLi>
          Items keep their order
          <ProseUl>
            <ProseLi>and so do nested ones.</ProseLi>
          </ProseUl>
        </ProseLi>
      </ProseUl>
      <ProseOl>
        <ProseLi>Install the package.</ProseLi>
        <ProseLi>Run the tests.</ProseLi>
      </ProseOl>
      <ProseUl className="task-list">
        <ProseLi className="task-list-item">
          <ProseTask type="checkbox" checked disabled /> Keyboard support
        </ProseLi>
        <ProseLi className="task-list-item">
          <ProseTask type="checkbox" checked={false} disabled /> Drag and drop
        </ProseLi>
      </ProseUl>
      <ProseBlockquote>
        <ProseP>Good defaults are a form of respect.</ProseP>
      </ProseBlockquote>
      <ProseH4 id="table">Table</ProseH4>
      <ProseTable>
        <ProseThead>
          <ProseTr>
            <ProseTh>Prop</ProseTh>
            <ProseTh align="center">Type</ProseTh>
            <ProseTh align="right">Weight</ProseTh>
          </ProseTr>
        </ProseThead>
        <ProseTbody>
          <ProseTr>
            <ProseTd align="left">
              <ProseCode>unmountOnHide</ProseCode>
            </ProseTd>
            <ProseTd align="center">
              <ProseCode>{'UnmountBehaviour<"hidden-until-found">'}</ProseCode>
            </ProseTd>
            <ProseTd align="right">48</ProseTd>
          </ProseTr>
        </ProseTbody>
      </ProseTable>
      <ProseHr />
      <ProseH2 id="installation">Installation</ProseH2>
      <ProseSteps>
        <ProseH3 id="add">Add the package</ProseH3>
        <ProseCodeGroup>
          <ProsePre filename="npm" code="npm install @frond/ui" />
          <ProsePre filename="pnpm" code="pnpm add @frond/ui" />
        </ProseCodeGroup>
        <ProseH3 id="wrap">Wrap the app</ProseH3>
        <ProseP>
          That is all. <ProseBadge label="3.0+" />
        </ProseP>
      </ProseSteps>
      <ProseCardGroup>
        <ProseCard icon={rocket} title="Theming" to="/docs/theming">
          Every class of every part.
        </ProseCard>
        <ProseCard title="Performance" description="What a page costs." />
      </ProseCardGroup>
      <ProseFieldGroup>
        <ProseField name="items" type="AccordionItem[]" required>
          The rows.
        </ProseField>
        <ProseField name="collapsible" type="boolean" description="Lets the last open item be closed." />
      </ProseFieldGroup>
      <ProseP>
        <ProseImg src={picture} alt="A hill at dusk" width={1200} height={500} loading="eager" />
      </ProseP>
      <ProseSection className="footnotes" aria-label="Footnotes">
        <ProseOl>
          <ProseLi id="footnote-1">A note.</ProseLi>
        </ProseOl>
      </ProseSection>
    </main>
  )
}

const article = () => document.querySelector('[data-testid="article"]')!
const styleOf = (selector: string) => getComputedStyle(article().querySelector(selector)!)

beforeEach(() => {
  document.documentElement.className = 'light'
  forgetWarnings()
})
afterEach(async () => {
  document.documentElement.className = ''
  document.documentElement.dir = ''
  await page.viewport(1280, 800)
})

describe('an article', () => {
  it.each(['light', 'dark'])('has no accessibility violation in %s mode', async (mode) => {
    document.documentElement.className = mode
    await render(<SampleArticle />)
    await settle()
    const result = await axe.run(article(), { rules: { 'heading-order': { enabled: false } } })
    expect(
      result.violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`),
    ).toEqual([])
  })

  it('is static HTML that looks the same without React', async () => {
    await render(<SampleArticle />)
    const live = article().getBoundingClientRect().height
    await render(<Fragment />)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToStaticMarkup(<SampleArticle />)
    expect(container.querySelector('main')!.getBoundingClientRect().height).toBeCloseTo(live, 0)
    container.remove()
  })

  it('renders no style attribute and no style element, which a strict CSP would block', () => {
    expect(renderToStaticMarkup(<SampleArticle />)).not.toMatch(/ style=|<style/)
  })

  it('adds only one class to a plain element', () => {
    const html = renderToStaticMarkup(
      <ProseP>
        <ProseStrong>Mind</ProseStrong> the <ProseCode>gap</ProseCode>
      </ProseP>,
    )
    expect(html).toBe(
      '<p class="fr-prose-p"><strong class="fr-prose-strong">Mind</strong> the <code class="fr-prose-code">gap</code></p>',
    )
  })

  it('follows the type scale', async () => {
    await render(<SampleArticle />)
    const scale = ['p', 'h1', 'h2', 'h3', 'h4', 'pre code', '[data-slot="prose-callout"] p', 'td'].map((selector) => {
      const { fontSize, lineHeight, fontWeight } = styleOf(selector)
      return `${selector} ${fontSize}/${Number.parseFloat(lineHeight)} ${fontWeight}`
    })
    expect(scale).toEqual([
      'p 16px/28 400',
      'h1 36px/40 600',
      'h2 24px/32 600',
      'h3 20px/28 600',
      'h4 16px/24 600',
      'pre code 14px/24 400',
      '[data-slot="prose-callout"] p 14px/24 400',
      'td 14px/24 400',
    ])
    expect(Number.parseFloat(styleOf('h2').letterSpacing)).toBeLessThan(0)
    expect(styleOf('h2').marginTop).toBe('48px')
    expect(styleOf('h2').marginBottom).toBe('16px')
    expect(styleOf('pre code').fontFamily).toContain('mono')
  })

  it('has lines of 65 to 72 characters', async () => {
    await render(<SampleArticle />)
    // A character of a sans-serif typeface is half an em wide on average, including spaces.
    const characters = Number.parseFloat(styleOf('p').width) / 8
    expect(characters).toBeGreaterThanOrEqual(65)
    expect(characters).toBeLessThanOrEqual(72)
  })

  it.each(['ltr', 'rtl'] as const)('fits a phone in %s, with scroll containers for wide content', async (dir) => {
    document.documentElement.dir = dir
    await page.viewport(390, 844)
    await render(<SampleArticle />)
    expect(document.documentElement.scrollWidth).toBe(390)
    const [table, pre] = ['[role="group"]:has(table)', 'pre'].map((selector) => article().querySelector(selector)!)
    expect(table!.scrollWidth).toBeGreaterThan(table!.clientWidth)
    expect(pre!.scrollWidth).toBeGreaterThan(pre!.clientWidth)
  })

  it('breaks long words in headings and text', async () => {
    const { container } = await render(
      <div style={{ width: 120 }}>
        <ProseH2 id="requirements">Internationalization</ProseH2>
        <ProseP>Internationalization-of-numbers</ProseP>
      </div>,
    )
    expect(container.firstElementChild!.scrollWidth).toBe(120)
  })

  it('has the same sizes with Tailwind’s preflight on the page', async () => {
    await render(<SampleArticle />)
    const measure = () =>
      [...article().querySelectorAll('[class^="fr-prose"]')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.getAttribute('class')} ${[x, y, width, height].map(Math.round).join(' ')}`
      })
    const before = measure()
    const preflight = addStyles(
      (await import('tailwindcss/preflight.css?raw')).default.replace(/^/, '@layer base{') + '}',
    )
    const foreign = document.body.appendChild(document.createElement('h2'))
    const foreignSize = getComputedStyle(foreign).fontSize
    const after = measure()
    foreign.remove()
    preflight.remove()
    expect(foreignSize).toBe('16px')
    expect(after).toEqual(before)
  })

  it('is mirrored in right-to-left languages, except for code', async () => {
    document.documentElement.dir = 'rtl'
    await render(<SampleArticle />)
    expect(styleOf('blockquote').borderRightWidth).toBe('2px')
    expect(styleOf('th').textAlign).toBe('start')
    expect(styleOf('th:last-child').textAlign).toBe('end')
    expect(styleOf('[data-slot="prose-pre"]').direction).toBe('ltr')
    expect(styleOf('p code').direction).toBe('ltr')
    const item = article().querySelector('li')!.getBoundingClientRect()
    expect(item.right).toBeLessThan(article().getBoundingClientRect().right - 20)
  })

  it('uses the language of the application', async () => {
    const locale = {
      name: 'Deutsch',
      code: 'de',
      dir: 'ltr' as const,
      messages: {
        proseCallout: { note: 'Hinweis', tip: 'Tipp', warning: 'Warnung', caution: 'Achtung' },
        prosePre: { label: 'Code', copy: 'Code kopieren', copied: 'Kopiert' },
      },
    }
    await render(
      <App locale={locale}>
        <ProseNote>Ein Satz.</ProseNote>
        <ProsePre code="npm i" />
      </App>,
    )
    await expect.element(page.getByRole('img', { name: 'Hinweis' })).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Code kopieren' })).toHaveAttribute('data-copy', 'Kopiert')
  })
})

const plain: [tag: keyof typeof proseElements, wrap?: string[]][] = [
  ['a'],
  ['blockquote'],
  ['code'],
  ['em'],
  ['h1'],
  ['h2'],
  ['h3'],
  ['h4'],
  ['hr'],
  ['img'],
  ['kbd'],
  ['li', ['ul']],
  ['ol'],
  ['p'],
  ['strong'],
  ['sup'],
  ['table'],
  ['tbody', ['table']],
  ['td', ['table', 'tbody', 'tr']],
  ['th', ['table', 'tbody', 'tr']],
  ['thead', ['table']],
  ['tr', ['table', 'tbody']],
  ['ul'],
]

describe.each(plain)('prose %s', (tag, wrap = []) => {
  function create(props: Record<string, unknown>): ReactElement {
    const element: ReactElement = createElement(proseElements[tag] as ComponentType<object>, props)
    return wrap.reduceRight<ReactElement>((inner, outer) => createElement(outer, null, inner), element)
  }

  it('passes ref, attributes and handlers on to its element', async () => {
    const ref = createRef<HTMLElement>()
    await render(create({ ref, title: 'A title', 'data-mark': 'yes' }))
    expect(ref.current?.tagName.toLowerCase()).toBe(tag)
    expect(ref.current?.title).toBe('A title')
    expect(ref.current?.dataset.mark).toBe('yes')
  })

  it('prefers className to its own classes', async () => {
    const sheet = addStyles('@layer utilities { .caller-class { opacity: 0.5; font-size: 11px } }')
    const ref = createRef<HTMLElement>()
    await render(create({ ref, className: 'caller-class' }))
    expect(ref.current?.className).toBe(`fr-prose-${tag} caller-class`)
    expect(getComputedStyle(ref.current!).fontSize).toBe('11px')
    sheet.remove()
  })

  it('uses the classes of the application theme', async () => {
    const ref = createRef<HTMLElement>()
    // The registry does not contain prose themes, so the compiler cannot check their names.
    const theme = { components: { prose: { slots: { [tag]: 'themed' } } } } as object
    await render(<App theme={theme}>{create({ ref })}</App>)
    expect(ref.current?.classList).toContain('themed')
  })
})

describe('headings', () => {
  it('link to themselves if they have an id', async () => {
    await render(<ProseH2 id="usage">Usage</ProseH2>)
    await expect.element(page.getByRole('heading', { name: 'Usage', level: 2 })).toHaveAttribute('id', 'usage')
    await expect.element(page.getByRole('link', { name: 'Usage', exact: true })).toHaveAttribute('href', '#usage')
  })

  it('are plain text without an id or with anchor disabled', () => {
    expect(renderToStaticMarkup(<ProseH2>Usage</ProseH2>)).not.toContain('<a')
    expect(
      renderToStaticMarkup(
        <ProseH3 id="usage" anchor={false}>
          Usage
        </ProseH3>,
      ),
    ).not.toContain('<a')
    expect(renderToStaticMarkup(<ProseH1 id="usage">Usage</ProseH1>)).not.toContain('<a')
    expect(
      renderToStaticMarkup(
        <ProseH1 id="usage" anchor>
          Usage
        </ProseH1>,
      ),
    ).toContain('<a')
  })

  it('show a hash in the margin on hover and keyboard focus on wide screens', async () => {
    await render(
      <main style={{ padding: 60 }}>
        <ProseH2 id="usage" ui={{ anchorIcon: 'the-icon' }}>
          Usage
        </ProseH2>
      </main>,
    )
    const icon = document.querySelector('.the-icon')!
    expect(getComputedStyle(icon).opacity).toBe('0')
    await page.getByRole('link', { name: 'Usage' }).hover()
    await expect.poll(() => getComputedStyle(icon).opacity).toBe('1')
    const heading = page.getByRole('heading').element().getBoundingClientRect()
    expect(icon.getBoundingClientRect().right).toBeLessThanOrEqual(heading.left)
    const middle = (box: DOMRect) => box.top + box.height / 2
    expect(middle(icon.getBoundingClientRect())).toBeCloseTo(middle(heading), 0)

    await page.viewport(390, 800)
    expect(getComputedStyle(icon).display).toBe('none')
  })

  it('scroll to below the sticky header', async () => {
    await render(<ProseH2 id="usage">Usage</ProseH2>)
    expect(getComputedStyle(document.getElementById('usage')!).scrollMarginTop).toBe('96px')
  })
})

describe('links', () => {
  it('send no referrer to other sites and use the given target', async () => {
    await render(
      <ProseA href="https://react.dev" target="_blank">
        React
      </ProseA>,
    )
    const link = page.getByRole('link', { name: 'React' })
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(link).toHaveAttribute('target', '_blank')
  })

  it('use the router for pages of the application, but not for anchors on the same page', async () => {
    const link = {
      Link: ({ children, ...props }: LinkElementProps) => (
        <a data-router="" {...props}>
          {children}
        </a>
      ),
      localize: (href: string) => `/de${href}`,
    }
    await render(
      <App link={link}>
        <ProseA href="/docs">Docs</ProseA> <ProseA href="#usage">Usage</ProseA>{' '}
        <ProseA href="https://react.dev">React</ProseA>
      </App>,
    )
    await expect.element(page.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', '/de/docs')
    await expect.element(page.getByRole('link', { name: 'Docs' })).toHaveAttribute('data-router')
    await expect.element(page.getByRole('link', { name: 'Usage' })).toHaveAttribute('href', '#usage')
    await expect.element(page.getByRole('link', { name: 'Usage' })).not.toHaveAttribute('data-router')
    await expect.element(page.getByRole('link', { name: 'React' })).not.toHaveAttribute('data-router')
  })

  it('never run scripts', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(<ProseA href={'java\tscript:alert(1)'}>Run</ProseA>)
    expect(document.querySelector('.fr-prose-a')?.hasAttribute('href')).toBe(false)
    expect(warning.mock.calls.flat().join('\n')).toContain('ProseA')
    warning.mockRestore()
  })
})

describe('tables', () => {
  it('scroll with the keyboard in a container with an accessible name', async () => {
    await page.viewport(390, 844)
    await render(<SampleArticle />)
    const frame = page.getByRole('group', { name: 'Table', exact: true })
    await expect.element(frame).toHaveAttribute('tabindex', '0')
    ;(frame.element() as HTMLElement).focus()
    expect(document.activeElement).toBe(frame.element())
  })

  it('accept another accessible name', async () => {
    await render(<ProseTable aria-label="Props of Accordion" />)
    await expect.element(page.getByRole('group', { name: 'Props of Accordion' })).toBeInTheDocument()
  })
})

describe('tasks', () => {
  it('announce whether they are done and are not interactive', async () => {
    await render(<SampleArticle />)
    await expect.element(page.getByRole('img', { name: 'Done' })).toBeInTheDocument()
    await expect.element(page.getByRole('img', { name: 'To do' })).toBeInTheDocument()
    expect(document.querySelector('input')).toBeNull()
    expect(styleOf('.task-list-item').listStyleType).toBe('none')
  })
})
