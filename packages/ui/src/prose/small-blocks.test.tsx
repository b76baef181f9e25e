import { renderToStaticMarkup } from 'react-dom/server.browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { App } from '../components/App.tsx'
import { registerIcons } from '../system/icons/icon-registry.ts'
import { createTheme } from '../theme/create-theme.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { proseCodePreviewTheme } from '../theme/prose-code-preview.ts'
import { prosePromptTheme } from '../theme/prose-prompt.ts'
import { ProseCodeIcon } from './CodeIcon.tsx'
import { ProseCodePreview } from './CodePreview.tsx'
import { ProseIcon } from './Icon.tsx'
import { ProsePre } from './Pre.tsx'
import { ProsePrompt } from './Prompt.tsx'
import { ProseScript } from './Script.tsx'
import { ProseP } from './text.tsx'

const sprout = { body: '<path d="M4 20 20 4"/>' }
const atom = { body: '<path d="M1 1 2 2"/>' }

describeComponent('ProseCodePreview', <ProseCodePreview code={<ProsePre code="**Bold**" />}>Bold</ProseCodePreview>, {
  slot: 'prose-code-preview',
  theme: proseCodePreviewTheme,
})
describeComponent(
  'ProsePrompt',
  <ProsePrompt icon={sprout} description="Add a theme" actions={['claude']}>
    <ProseP>Add a theme to this project.</ProseP>
  </ProsePrompt>,
  { slot: 'prose-prompt', theme: prosePromptTheme },
)
describeComponent('ProseIcon', <ProseIcon name={sprout} />, { slot: 'prose-icon' })
describeComponent('ProseCodeIcon', <ProseCodeIcon filename="app.ts" />, { slot: 'prose-code-icon' })

describe('ProseIcon', () => {
  it('is as high as the text, and has a name only if it is given one', async () => {
    await render(
      <p style={{ fontSize: 20 }}>
        <ProseIcon name={sprout} aria-label="Plant" />
      </p>,
    )
    await expect.element(page.getByRole('img', { name: 'Plant' })).toBeInTheDocument()
    expect(findPart('prose-icon')!.getBoundingClientRect().height).toBe(24)
    expect(renderToStaticMarkup(<ProseIcon name={sprout} />)).toContain('aria-hidden="true"')
  })
})

describe('ProseCodeIcon', () => {
  const icons = { 'package.json': sprout, 'test.ts': atom, json: atom }
  const drawing = (filename: string) => renderToStaticMarkup(<ProseCodeIcon filename={filename} icons={icons} />)

  it('finds the icon by file name, then by the longest extension', () => {
    expect(drawing('app/package.json')).toContain('M4 20')
    expect(drawing('tsconfig.json')).toContain('M1 1')
    expect(drawing('app.test.ts')).toContain('M1 1')
    expect(drawing('app.ts')).not.toMatch(/M1 1|M4 20/)
  })

  it('uses registered icons of vscode-icons, and icons of the theme', async () => {
    registerIcons({ prefix: 'vscode-icons', icons: { 'file-type-rs': { body: '<path d="M9 9"/>' } } })
    expect(drawing('main.rs')).toContain('M9 9')
    const theme = createTheme({ components: { proseCodeIcon: { props: { icons: { rs: sprout } } } } })
    expect(
      renderToStaticMarkup(
        <App theme={theme}>
          <ProseCodeIcon filename="main.rs" />
        </App>,
      ),
    ).toContain('M4 20')
  })
})

describe('ProsePrompt', () => {
  afterEach(() => vi.restoreAllMocks())

  it('copies its paragraphs', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await render(
      <ProsePrompt>
        <ProseP>Read the docs.</ProseP>
        {'\n'}
        <ProseP>
          Then <b>write</b> a test.
        </ProseP>
      </ProsePrompt>,
    )
    await page.getByRole('button', { name: 'Copy prompt' }).click()
    expect(write).toHaveBeenCalledWith('Read the docs.\n\nThen write a test.')
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
  })

  it('has a link for each known application, with the encoded prompt', async () => {
    await render(<ProsePrompt actions="cursor, windsurf claude javascript:alert(1)" prompt="Is 1 & 1 = 2?" />)
    const hrefs = page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      'cursor://anysphere.cursor-deeplink/prompt?text=Is%201%20%26%201%20%3D%202%3F',
      'windsurf://cascade/newChat?prompt=Is%201%20%26%201%20%3D%202%3F',
      'https://claude.ai/new?q=Is%201%20%26%201%20%3D%202%3F',
    ])
    await expect.element(page.getByRole('link', { name: 'Open in Cursor' })).toBeInTheDocument()
  })
})

describe('ProseScript', () => {
  const script = <ProseScript src="https://example.com/a.js">alert(1)</ProseScript>

  it('never renders a script, and says so in development', () => {
    const html = renderToStaticMarkup(script)
    expect(html).not.toMatch(/<script|alert|example\.com/)
    expect(html).toContain('A script was removed')
  })
})
