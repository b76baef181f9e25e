import { expect, test, type Locator, type Page } from '@playwright/test'
import { findColorViolations, findViolations } from './axe.ts'
import { recordLayoutShifts, takeLayoutShift } from './layout-shifts.ts'
import { button, smallPage } from './paths.ts'
import { waitForAnimations } from './wait-for-animations.ts'

const introduction = '/docs/getting-started'

async function open(page: Page, path = smallPage): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-live]')
}

async function openPicker(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Theme picker' }).click()
  const picker = page.getByRole('dialog', { name: 'Theme picker' })
  await expect(picker).toBeVisible()
  await waitForAnimations(picker)
  return picker
}

function readStored(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['primary', 'neutral', 'radius', 'black-as-primary', 'color-mode'].map((key) => [
        key,
        localStorage.getItem(`frond-${key}`),
      ]),
    ),
  )
}

function readProperty(page: Page, name: string): Promise<string> {
  return page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name)
}

test.describe('theme picker', () => {
  test('its code is loaded on hover', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await open(page)
    await page.waitForLoadState('networkidle')
    expect(loaded.filter((url) => url.includes('ThemePicker'))).toEqual([])
    await page.getByRole('button', { name: 'Theme picker' }).hover()
    await expect.poll(() => loaded.filter((url) => url.includes('ThemePicker')).length).toBeGreaterThan(0)
  })

  test('changes color, radius and mode immediately and stores them', async ({ page }) => {
    await open(page)
    const picker = await openPicker(page)
    await picker.getByRole('button', { name: 'blue', exact: true }).click()
    await picker.getByRole('button', { name: 'zinc', exact: true }).click()
    await picker.getByRole('button', { name: '0.5', exact: true }).click()
    await picker.getByRole('button', { name: 'Dark', exact: true }).click()

    expect(await readStored(page)).toMatchObject({
      primary: 'blue',
      neutral: 'zinc',
      radius: '0.5',
      'black-as-primary': 'false',
      'color-mode': 'dark',
    })
    const check = async () => {
      expect(await readProperty(page, '--ui-color-primary-500')).toBe('#2b7fff')
      expect(await readProperty(page, '--ui-color-neutral-500')).toBe('#71717b')
      expect(await readProperty(page, '--ui-radius')).toBe('0.5rem')
      await expect(page.locator('html')).toHaveClass(/dark/)
    }
    await check()
    await expect(picker.getByRole('button', { name: 'blue', exact: true })).toHaveAttribute('aria-pressed', 'true')

    await page.reload()
    await page.waitForSelector('html[data-live]')
    await check()
    await expect((await openPicker(page)).getByRole('button', { name: 'zinc', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  test('shows aligned options and the contrast, and black until another color is chosen', async ({ page }) => {
    await open(page)
    const picker = await openPicker(page)

    await test.step('options are aligned with their headings', async () => {
      const offsets = await picker.getByRole('group').evaluateAll((groups) =>
        groups.flatMap((group) => {
          const option = group.querySelector('[aria-pressed]')
          return option ? [option.getBoundingClientRect().x - group.querySelector('p')!.getBoundingClientRect().x] : []
        }),
      )
      expect(offsets).toEqual([0, 0, 0, 0])
    })

    await test.step('black replaces the primary color until another color is chosen', async () => {
      await picker.getByRole('button', { name: 'black', exact: true }).click()
      expect(await readStored(page)).toMatchObject({ 'black-as-primary': 'true' })
      await expect(page.locator('html')).toHaveAttribute('data-primary', 'black')
      await picker.getByRole('button', { name: 'rose', exact: true }).click()
      expect(await readStored(page)).toMatchObject({ 'black-as-primary': 'false', primary: 'rose' })
      await expect(picker.getByRole('button', { name: 'black', exact: true })).toHaveAttribute('aria-pressed', 'false')
    })

    await test.step('shows the contrast of the current theme', async () => {
      const rows = picker.getByRole('group', { name: 'Contrast' }).getByRole('listitem')
      await expect(rows).toHaveCount(3)
      const before = await rows.allTextContents()
      for (const row of before) expect(row).toMatch(/\d\.\d\dAAA?$/)
      await picker.getByRole('button', { name: 'indigo', exact: true }).click()
      await expect.poll(() => rows.first().textContent()).not.toBe(before[0])
    })
  })

  test('resets', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.getItem('set') ?? localStorage.setItem('frond-primary', 'red'))
    await open(page)
    await page.evaluate(() => sessionStorage.setItem('set', 'yes'))
    const picker = await openPicker(page)
    await picker.getByRole('button', { name: '0', exact: true }).click()
    await picker.getByRole('button', { name: 'Reset' }).click()
    expect(await readStored(page)).toMatchObject({ primary: null, neutral: null, radius: null })
    expect(await readProperty(page, '--ui-radius')).toBe('0.25rem')
    expect(await readProperty(page, '--ui-color-primary-400')).toBe('#00dc82')
    await page.reload()
    expect(await readProperty(page, '--ui-color-primary-400')).toBe('#00dc82')
  })

  test('copies and downloads the theme', async ({ browser }) => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    await open(page)
    const picker = await openPicker(page)
    await picker.getByRole('button', { name: 'violet', exact: true }).click()
    for (const [form, text] of [
      ['CSS', '--ui-color-primary-500: #8e51ff;'],
      ['App theme', 'colors: { primary: violet, neutral: slate }'],
      ['Design tokens', '"hex": "#8e51ff"'],
    ] as const) {
      await picker.getByRole('button', { name: `Copy as ${form}` }).click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(text)
    }
    const saved = page.waitForEvent('download')
    await picker.getByRole('button', { name: 'Download as Design tokens' }).click()
    expect((await saved).suggestedFilename()).toBe('theme.tokens.json')
    await context.close()
  })

  test('is synchronized between two tabs', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()]
    await open(first)
    await open(second, introduction)
    const picker = await openPicker(first)
    await picker.getByRole('button', { name: 'pink', exact: true }).click()
    await picker.getByRole('button', { name: '0.375', exact: true }).click()
    await expect.poll(() => readProperty(second, '--ui-color-primary-500')).toBe('#f6339a')
    await expect.poll(() => readProperty(second, '--ui-radius')).toBe('0.375rem')
  })

  test('works if storage is blocked', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await open(page)
    const picker = await openPicker(page)
    await picker.getByRole('button', { name: 'teal', exact: true }).click()
    await expect(picker.getByRole('button', { name: 'teal', exact: true })).toHaveAttribute('aria-pressed', 'true')
    expect(await readProperty(page, '--ui-color-primary-500')).toBe('#00bba7')
    expect(errors).toEqual([])
  })

  test('opens and closes with the keyboard and returns focus', async ({ page }) => {
    await open(page)
    const trigger = page.getByRole('button', { name: 'Theme picker' })
    await trigger.focus()
    await page.keyboard.press('Enter')
    const picker = page.getByRole('dialog', { name: 'Theme picker' })
    await expect(picker.getByRole('button', { name: 'black', exact: true })).toBeFocused()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(picker).toBeHidden()
    await expect(trigger).toBeFocused()
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await trigger.click()
    await expect(picker).toBeVisible()
    await trigger.click()
    await expect(picker).toBeHidden()
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no accessibility violations, ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await open(page)
      await openPicker(page)
      const find = colorScheme === 'dark' ? findColorViolations : findViolations
      const violations = await find(page, '[data-slot=popover]')
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      await context.close()
    })
  }
})

test.describe('framework', () => {
  test('hides content for the other framework, is stored in a cookie and applied before first paint', async ({
    page,
    context,
  }) => {
    await open(page)
    await page.evaluate(() => {
      for (const name of ['vite', 'next']) {
        const block = document.createElement('p')
        block.dataset.frameworkOnly = block.textContent = name
        document.querySelector('article')!.append(block)
      }
    })
    const block = (name: string) => page.locator(`[data-framework-only=${name}]`)
    const selector = page.getByRole('group', { name: 'Framework' })
    await expect(page.locator('html')).toHaveAttribute('data-framework', 'vite')
    await expect(block('vite').last()).toBeVisible()
    await expect(block('next').last()).toBeHidden()
    await selector.getByRole('button', { name: 'Next.js' }).click()
    await expect(block('vite').last()).toBeHidden()
    await expect(block('next').last()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-framework', 'next')
    await expect(selector.getByRole('button', { name: 'Next.js' })).toHaveAttribute('aria-pressed', 'true')

    const cookie = (await context.cookies()).find(({ name }) => name === 'frond-framework')
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
    expect(JSON.parse(decodeURIComponent(cookie!.value))).toBe('next')

    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        Object.assign(window, { frameworkAtStart: document.documentElement.dataset.framework })
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    expect(await page.evaluate(() => (window as unknown as { frameworkAtStart: string }).frameworkAtStart)).toBe('next')
  })

  test('opens the same page for the other framework', async ({ page }) => {
    await page.goto('/docs/getting-started/installation/vite')
    await page.waitForSelector('html[data-live]')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('group', { name: 'Framework' }).getByRole('button', { name: 'Next.js' }).click()
    await expect(page).toHaveURL(/\/installation\/next$/)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})

test.describe('header', () => {
  test('shows the docs sections in a second row', async ({ page }) => {
    await open(page)
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await expect(sections.getByRole('link')).toHaveText([/Getting Started/, /Components/, /Composables/, /Typography/])
    await expect(sections.locator('[aria-current]')).toHaveText('Composables')
    await sections.getByRole('link', { name: 'Typography' }).click()
    await expect(page).toHaveURL(/\/docs\/typography$/)
    await expect(sections.locator('[aria-current]')).toHaveText('Typography')
    await page.setViewportSize({ width: 820, height: 800 })
    await expect(sections).toBeVisible()
    await page.setViewportSize({ width: 760, height: 800 })
    await expect(sections).toBeHidden()
  })

  test('has menus and fits every width', async ({ page }) => {
    await open(page)

    await test.step('shows the menu in order, with the community links in a popup', async () => {
      const main = page.getByRole('navigation', { name: 'Main' })
      await expect(main.getByRole('link')).toHaveText([
        'Docs',
        'Figma',
        'Templates',
        'Showcase',
        'Community',
        'Releases',
      ])
      await expect(main.locator('[aria-current]')).toHaveText('Docs')
      const trigger = main.getByRole('link', { name: 'Community' })
      await trigger.focus()
      await page.keyboard.press('Enter')
      const popup = page.getByRole('navigation', { name: 'Community' })
      await expect(popup.getByRole('link')).toHaveCount(4)
      await expect(trigger).toHaveAttribute('aria-expanded', 'true')
      await expect(page).toHaveURL(smallPage)
      await expect(popup.getByRole('link', { name: 'Team' })).toHaveAttribute('href', '/team')
      for (const [name, folder] of [
        ['Devtools', 'devtools'],
        ['Editor extension', 'editor'],
        ['Design to code', 'design-to-code'],
      ] as const) {
        const link = popup.getByRole('link', { name })
        await expect(link).toHaveAttribute('href', new RegExp(`/tools/${folder}$`))
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toContainText('opens in a new tab')
      }
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
      await expect(trigger).toBeFocused()
    })

    await test.step('the community menu opens on hover, turns its arrow, and closes when the pointer leaves', async () => {
      const trigger = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' })
      const popup = page.getByRole('navigation', { name: 'Community' })
      await trigger.hover()
      await expect(popup).toBeVisible()
      await expect(trigger.locator('svg')).toHaveCSS('rotate', '180deg')
      await popup.getByRole('link', { name: 'Team' }).hover()
      await expect(popup).toBeVisible()
      await page.mouse.move(20, 700)
      await expect(popup).toBeHidden()
    })

    await test.step('shows the version', async () => {
      await page.getByRole('button', { name: /^v3\./ }).click()
      const items = page.getByRole('menu').getByRole('menuitem')
      await expect(items.first()).toContainText(/v3\./)
      await expect(items.last()).toContainText('v2.22.0')
      await expect(items.last()).toHaveAttribute('href', '/docs/v2')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toBeHidden()
      await expect(page.getByRole('button', { name: /^v3\./ })).toBeFocused()
    })

    await test.step('fits at every width', async () => {
      for (const width of [320, 390, 640, 768, 1023, 1024, 1180, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const { over, height } = await page.getByRole('banner').evaluate((header) => {
          // With large text the links can be scrolled, so the header itself would fit even if a link is cut off.
          const parts = [header, header.querySelector('nav')!]
          return {
            over: Math.max(...parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
            height: header.firstElementChild!.firstElementChild!.clientHeight,
          }
        })
        expect([over, height], `${width} px`).toEqual([0, 63])
      }
    })
  })

  test('its entries are links without JavaScript', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(smallPage)
    const main = page.getByRole('navigation', { name: 'Main' })
    await expect(main.getByRole('link', { name: 'Community' })).toHaveAttribute('href', '/team')
    await expect(page.getByRole('navigation', { name: 'Docs' }).locator('[aria-current=page]')).toHaveText('useKbd')
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Yes' })).toBeHidden()
    await page.close()
  })

  test('never covers a heading that was scrolled to', async ({ page }) => {
    await open(page, `${button}#props`)
    const bottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
    expect(bottom).toBeCloseTo(112, 0)
    const heading = page.getByRole('heading', { name: 'Props', exact: true })
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThan(bottom)
  })

  test('offers the logo in a context menu', async ({ browser }) => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    await open(page)
    const logo = page.getByRole('link', { name: 'Frond UI home' })
    const loaded = page.waitForResponse(/LogoMenu/)
    await logo.hover()
    await loaded
    await logo.click({ button: 'right' })
    await expect(page.getByRole('menuitem', { name: 'Browse design kit' })).toHaveAttribute('href', '/figma')
    await waitForAnimations(page.locator('[data-slot=context-menu]'))
    await page.getByRole('menuitem', { name: 'Copy logo as SVG' }).click()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Logo copied as SVG')
    const svg = await page.evaluate(() => navigator.clipboard.readText())
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(svg).not.toContain('currentColor')
    await context.close()
  })
})

test.describe('announcement', () => {
  test('links to the announcement, and is never painted after it was closed, without layout shift', async ({
    page,
  }) => {
    await open(page)
    const region = page.getByRole('region', { name: 'Announcement' })
    const link = region.getByRole('link', { name: 'Read the announcement' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
    await region.getByRole('button', { name: 'Close' }).click()
    await expect(region).toBeHidden()
    const keys = await page.evaluate(() => Object.entries(localStorage))
    expect(keys.filter(([key]) => /^frond-banner-[\w-]+$/.test(key)).map(([, value]) => value)).toEqual(['true'])

    await recordLayoutShifts(page)
    await page.addInitScript(() => {
      const state = Object.assign(window, { seen: 0 })
      const look = () => {
        state.seen = Math.max(state.seen, document.querySelector<HTMLElement>('[data-slot=banner]')?.offsetHeight ?? 0)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.reload()
    await page.waitForSelector('html[data-live]')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { seen: number }).seen)).toBe(0)
    expect(await takeLayoutShift(page)).toBeLessThan(0.01)
  })

  test('stays at its place while scrolling', async ({ page }) => {
    await open(page, '/docs/components/toaster')
    await expect(page.getByRole('navigation', { name: 'Docs' }).locator('[aria-current=page]')).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('is closed in all tabs', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()]
    await open(first)
    await open(second, introduction)
    await first.getByRole('region', { name: 'Announcement' }).getByRole('button', { name: 'Close' }).click()
    await expect(second.getByRole('region', { name: 'Announcement' })).toBeHidden()
  })

  test('is not shown on a standalone example', async ({ page }) => {
    await open(page, '/examples/button/basic')
    await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0)
  })
})

test('the mobile menu shows the links of the docs and of the site, the versions and the framework', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const main = menu.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link').first()).toBeVisible()
  const links = await main.getByRole('link').allTextContents()
  expect(links.slice(0, 8)).toEqual([
    'Docs',
    'Components',
    'Composables',
    'Figma',
    'Templates',
    'Showcase',
    'Team',
    'Releases',
  ])
  await expect(main.locator('[aria-current]')).toHaveText('Composables')
  const versions = menu.getByRole('navigation', { name: 'Versions' })
  await expect(versions.getByRole('link')).toHaveText([/^v3/, /^v2/])
  await menu.getByRole('group', { name: 'Framework' }).getByRole('button', { name: 'Next.js' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-framework', 'next')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('the footer shows the license, also on an error page', async ({ page }) => {
  await open(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'MIT license' })).toBeVisible()
  await expect(footer.getByRole('navigation').getByRole('link')).toHaveText([
    'Docs',
    'Figma',
    'Templates',
    'Showcase',
    'Team',
    'Releases',
  ])
  await expect(footer.getByRole('link', { name: 'Frond UI on GitHub' })).toBeVisible()

  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/docs/nowhere', textContent: 'nowhere' })
    document.querySelector('article')!.prepend(link)
    link.click()
  })
  await expect(page.getByText('Page Not Found: /docs/nowhere')).toBeVisible()
  await expect(footer.getByRole('link', { name: 'MIT license' })).toBeVisible()
})
