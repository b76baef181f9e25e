import { expect as baseExpect } from '@playwright/test'
import type { Browser, Page } from 'playwright'
import { splitImports } from '../../docs-code.ts'
import { expectDrawnIcon, expectThat } from '../../scratch-app.ts'
import { expectDarkBeforeScripts, waitForHydration } from '../../scratch-guide.ts'
import { readAnswer, type Answer } from '../tasks/read-answer.ts'
import { nextBlocks } from './framework-blocks.ts'

/** The Next.js apps of the guides: the code of one guide or section, and what the reader's app has besides it. */
export interface NextApp {
  /** By path in the folder of the app. */
  files: Record<string, string>
  /** Commands of the guide that write files before the build. */
  commands?: string[]
  /** Options of the build. */
  options?: string[]
  /** Uses the page of the app, which is open. */
  visit: (page: Page, visit: { url: string; browser: Browser }) => Promise<void>
}

const expect = baseExpect.configure({ timeout: 30_000 })

const installation = filesOf(nextBlocks.installation)
const layout = installation['app/layout.tsx']!
const providers = { 'app/layout.tsx': layout, 'app/providers.tsx': filesOf(nextBlocks.introduction)['Next.js']! }

export const nextApps: Record<string, NextApp> = {
  installation: {
    files: {
      ...installation,
      'app/about/page.tsx': `import { SaveButton } from '../save-button'

export default function About() {
  return <main><h1>About</h1><SaveButton /></main>
}
`,
    },
    async visit(page) {
      const question = page.getByRole('button', { name: 'Can I cancel at any time?' })
      await waitForHydration(question)
      await question.click()
      await expect(page.getByText('Yes.')).toBeVisible()
      await page.getByRole('button', { name: 'Shipping details' }).click()
      await expect(page.getByRole('dialog', { name: 'Shipping' })).toContainText('within two days')
      await page.keyboard.press('Escape')
      await page.evaluate(() => document.body.classList.add('same-document'))
      await page.getByRole('link', { name: 'Read more' }).click()
      await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
      await expect(page.locator('body')).toHaveClass(/same-document/)
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
    },
  },

  'icon-names': {
    files: {
      ...filesOf(nextBlocks.iconNames),
      'app/layout.tsx': replaceStyles(nextBlocks.lessCss),
      'app/page.tsx': toComponent(filesOf(nextBlocks.iconNames)['app/page.tsx']!, 'default function Page()'),
    },
    commands: ['css', 'icons'],
    async visit(page) {
      const button = page.getByRole('button', { name: 'Deploy' })
      await expect(button).not.toHaveCSS('padding-inline-start', '0px')
      await expectDrawnIcon(button)
      const slideover = await page.evaluate(() =>
        [...document.styleSheets].some(({ cssRules }) =>
          [...cssRules].some((rule) => rule.cssText.includes('slideover')),
        ),
      )
      expectThat(!slideover, 'the page has no styles of components that it does not use')
    },
  },

  'icon-elements': {
    files: {
      ...providers,
      ...filesOf(nextBlocks.iconElements),
      ...filesOf(nextBlocks.tailwind),
      'app/layout.tsx': replaceStyles(nextBlocks.tailwind).replace('<body>', '<body className="bg-inverted">'),
      'postcss.config.mjs': "export default { plugins: ['@tailwindcss/postcss'] }\n",
    },
    async visit(page) {
      await expectDrawnIcon(page.getByRole('button', { name: 'Deploy' }))
      await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    },
  },

  'fetched-icons': {
    // Turbopack downloads the files of fonts even if the answers of Google are mocked.
    options: ['--webpack'],
    files: {
      ...filesOf(nextBlocks.fetchedIcons),
      ...filesOf(nextBlocks.fonts),
      'app/providers.tsx': toComponent(
        filesOf(nextBlocks.fetchedIcons)['app/providers.tsx']!,
        'function Providers({ children }: { children: React.ReactNode })',
      ),
      'app/page.tsx': `import '@frond/ui/css'
import { Button } from '@frond/ui'
import { Providers } from './providers'

export default function Page() {
  return <Providers><Button icon="lucide:rocket" label="Deploy" /></Providers>
}
`,
    },
    async visit(page) {
      const button = page.getByRole('button', { name: 'Deploy' })
      await expect(button.locator('svg path').first()).toBeAttached()
      await expectDrawnIcon(button)
      await expect(button).toHaveCSS('font-family', /Inter/)
    },
  },

  'color-mode': {
    files: {
      ...providers,
      ...filesOf(nextBlocks.colorMode),
      'app/page.tsx': `import { ColorModeRadios } from './color-mode-radios'
import { Header } from './header'

export default function Page() {
  return <><Header /><ColorModeRadios /></>
}
`,
    },
    async visit(page, { url, browser }) {
      await expectDarkBeforeScripts(browser, url)
      const html = page.locator('html')
      const button = page.getByRole('button')
      await waitForHydration(button)
      await button.click()
      await expect(html).toHaveClass(/\bdark\b/)
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
      await page.getByRole('radio', { name: 'Light' }).click()
      await expect(html).toHaveClass(/\blight\b/)
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.reload()
      await expect(html).toHaveClass(/\blight\b/)
    },
  },

  'next-themes': {
    files: {
      ...filesOf(nextBlocks.nextThemes),
      'app/layout.tsx': layout.replace('<html lang="en">', '<html lang="en" suppressHydrationWarning>'),
      'app/page.tsx': `'use client'

import { Button } from '@frond/ui'
import { useTheme } from 'next-themes'

export default function Page() {
  const { setTheme } = useTheme()
  return <Button label="Dark" onClick={() => setTheme('dark')} />
}
`,
    },
    async visit(page, { url, browser }) {
      await expectDarkBeforeScripts(browser, url)
      const button = page.getByRole('button', { name: 'Dark' })
      await waitForHydration(button)
      const light = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
      await button.click()
      await expect(page.locator('html')).toHaveClass(/\bdark\b/)
      await expect(button).not.toHaveCSS('background-color', light)
    },
  },

  language: {
    files: {
      'app/layout.tsx': layout,
      ...filesOf(nextBlocks.oneLanguage),
      ...filesOf(nextBlocks.customMessages),
      'app/page.tsx': `import { App, Button, Modal } from '@frond/ui'
import { german } from './german'

export default function Page() {
  return (
    <>
      <Modal title="Versand" trigger={<Button label="Details" />} />
      <App locale={german}><Modal title="Preis" trigger={<Button label="Preis" />} /></App>
    </>
  )
}
`,
    },
    async visit(page) {
      await waitForHydration(page.getByRole('button', { name: 'Details' }))
      await page.getByRole('button', { name: 'Details' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Schließen', exact: true }).click()
      await page.getByRole('button', { name: 'Preis' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Fenster schließen' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  },

  languages: {
    files: {
      ...filesOf(nextBlocks.languages),
      ...filesOf(nextBlocks.localizedLinks),
      'app/[lang]/page.tsx': `import { Button, Modal } from '@frond/ui'

export default function Page() {
  return (
    <>
      <Button label="About" to="/about" />
      <Modal title="Shipping" trigger={<Button label="Details" />} />
    </>
  )
}
`,
      'app/[lang]/about/page.tsx': 'export default function About() {\n  return <h1>About</h1>\n}\n',
    },
    async visit(page, { url, browser }) {
      const german = await browser.newPage({ locale: 'de-AT' })
      await german.goto(url)
      await expect(german).toHaveURL(`${url}de`)
      await expect(german.locator('html')).toHaveAttribute('lang', 'de')
      await german.close()

      await expect(page).toHaveURL(`${url}en`)
      await page.goto(`${url}ar`)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await waitForHydration(page.getByRole('button', { name: 'Details' }))
      await page.getByRole('button', { name: 'Details' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'إغلاق' }).click()
      await page.getByRole('link', { name: 'About' }).click()
      await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
      await expect(page).toHaveURL(`${url}ar/about`)
      expectThat((await page.request.get(`${url}xx`)).status() === 404, 'an unknown language is not found')
    },
  },

  policy: {
    files: {
      ...filesOf(nextBlocks.policy),
      'app/page.tsx': `import { Button, Modal, Progress, Theme, createTheme } from '@frond/ui'
import { violet } from '@frond/ui/colors'

const theme = createTheme({ colors: { primary: violet } })

export default function Page() {
  return (
    <Theme theme={theme}>
      <Progress aria-label="Upload" value={40} />
      <Modal title="Shipping" trigger={<Button label="Details" />} />
    </Theme>
  )
}
`,
    },
    async visit(page, { url }) {
      const policies = await Promise.all(
        [1, 2].map(async () => (await fetch(url)).headers.get('content-security-policy')),
      )
      expectThat(/'nonce-.+'/.test(policies[0]!) && policies[0] !== policies[1], 'every response has its own nonce')
      const button = page.getByRole('button', { name: 'Details' })
      await waitForHydration(button)
      await button.click()
      await expect(page.getByRole('dialog', { name: 'Shipping' })).toBeVisible()
    },
  },
}

function filesOf(blocks: Answer): Record<string, string> {
  return Object.fromEntries(readAnswer(blocks))
}

/** The layout of the installation with the stylesheets of another section. */
function replaceStyles(blocks: Answer): string {
  return layout.replace("import '@frond/ui/css'", filesOf(blocks)['app/layout.tsx']!)
}

/** Puts the JSX of a block into an exported component. */
function toComponent(code: string, declaration: string): string {
  const { imports, rest } = splitImports(code)
  return `'use client'\n\n${imports}\nexport ${declaration} {\n  return <>${rest}</>\n}\n`
}
