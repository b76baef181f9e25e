import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent } from '../testing/describe-component.tsx'
import { ProseMarkdown } from './Markdown.tsx'

const text = `# Ferns

They like **shade** and \`water\`, see [the notes](https://example.test/ferns).

> Leaves are flowers too.

1. Dig
   - deep
2. Plant

- [x] Order
- [ ] Water

| Plant | Height |
| --- | --: |
| Fern | 80 |

\`\`\`ts
const fern = 1
\`\`\`

---

End`

function Article(props: { text: string; streaming?: boolean; images?: boolean }) {
  return (
    <div data-slot="article">
      <ProseMarkdown {...props} />
    </div>
  )
}

const article = () => document.querySelector('[data-slot="article"]')!

describeComponent('ProseMarkdown', <div data-slot="article">{<ProseMarkdown text={text} />}</div>, { slot: 'article' })

describe('ProseMarkdown', () => {
  it('renders Markdown with the prose components', async () => {
    await render(<Article text={text} />)
    await expect.element(page.getByRole('heading', { level: 3, name: 'Ferns' })).toBeVisible()
    const link = page.getByRole('link', { name: 'the notes' })
    await expect.element(link).toHaveAttribute('href', 'https://example.test/ferns')
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(page.getByRole('columnheader', { name: 'Height' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'To do' })).toBeVisible()
    expect(article().querySelector('ol > li > ul > li')!.textContent).toBe('deep')
    expect(article().querySelector('pre')!.textContent).toBe('const fern = 1')
  })

  it('never inserts HTML and never links to a script', async () => {
    await render(
      <Article
        text={'<img src=x onerror="alert(1)">\n\n<script>alert(1)</script>\n\n[a](javascript:alert(1)) <b>c</b>'}
      />,
    )
    expect(article().querySelector('img, script, b')).toBeNull()
    expect(article().textContent).toContain('<script>alert(1)</script>')
    expect([...article().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([null])
  })

  it('loads images only if asked', async () => {
    const image = '![A fern](https://example.test/fern.png?secret=1)'
    const screen = await render(<Article text={image} />)
    expect(article().querySelector('img')).toBeNull()
    await expect.element(page.getByRole('link', { name: 'A fern' })).toBeVisible()
    await screen.rerender(
      <Article text={image.replace('https://example.test/fern.png?secret=1', '/fern.png')} images />,
    )
    await expect.element(page.getByRole('img', { name: 'A fern' })).toBeInTheDocument()
  })

  it('keeps finished elements and shows no markers while text streams', async () => {
    const screen = await render(<Article text="" streaming />)
    const markers: string[] = []
    let heading: Element | null = null
    for (let end = 1; end <= text.length; end += 1) {
      await screen.rerender(<Article text={text.slice(0, end)} streaming />)
      const shown = article().textContent
      if (/\*\*|\]\(|^#|\n>|\| ---|```/.test(shown)) markers.push(shown)
      heading ??= article().querySelector('h3')
    }
    expect(markers).toEqual([])
    expect(heading).not.toBeNull()
    expect(article().querySelector('h3')).toBe(heading)
  })
})
