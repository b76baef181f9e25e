import axe from 'axe-core'
import { cloneElement, createRef, type ReactElement, type RefObject } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../internal/warn.ts'
import type { ThemeShape } from '../theme/define-theme.ts'
import { nextFrames } from './frames.ts'
import { withoutMotion } from './motion.ts'

type AnyElement = ReactElement<Record<string, unknown>>

export interface ComponentPromises {
  /** Name of the root: its `data-slot`. */
  slot: string
  theme?: ThemeShape
  /** Parts of the theme that the given element does not show, or that hold no classes. */
  hiddenParts?: readonly string[]
  /** Does what it takes to show the component, e.g. opens it. Use it for overlays. */
  show?: () => Promise<unknown>
  /** The server sends nothing of it: overlays before they are opened. @default false */
  clientOnly?: boolean
  /** Attributes land on another part than the root. */
  attributesOn?: string
}

/**
 * What every component promises, as tests: a new component is covered from its first line, and a new promise is added
 * for all of them here.
 */
export function describeComponent(name: string, element: ReactElement, promises: ComponentPromises): void {
  const { slot, theme, hiddenParts = [], show, clientOnly = false } = promises
  const subject = element as AnyElement

  async function showWith(props: Record<string, unknown>): Promise<void> {
    await render(cloneElement(subject, props))
    await show?.()
  }

  describe(`${name} keeps the common promises`, () => {
    withoutMotion()
    beforeEach(() => {
      document.documentElement.className = 'light'
      forgetWarnings()
    })
    afterEach(() => {
      document.documentElement.className = ''
    })

    it('names its root by data-slot', async () => {
      await showWith({})
      expect(findPart(slot)).toBeInstanceOf(Element)
    })

    it('gives its root to ref', async () => {
      const ref: RefObject<Element | null> = createRef()
      await showWith({ ref })
      expect(ref.current).toBeInstanceOf(Element)
      expect(ref.current).toBe(findPart(promises.attributesOn ?? slot))
    })

    it('passes unknown attributes on', async () => {
      await showWith({ 'data-test-mark': 'yes', lang: 'fr' })
      const target = findPart(promises.attributesOn ?? slot)
      expect(target?.getAttribute('data-test-mark')).toBe('yes')
      expect(target?.getAttribute('lang')).toBe('fr')
    })

    it('lets className win over its own looks', async () => {
      const sheet = addStyles('@layer utilities { .caller-class { opacity: 0.123; padding-top: 7px } }')
      await showWith({ className: 'caller-class' })
      const root = findPart(slot)!
      expect(root.getAttribute('class')?.split(' ').at(-1)).toBe('caller-class')
      await expect.poll(() => getComputedStyle(root).opacity).toBe('0.123')
      expect(getComputedStyle(root).paddingTop).toBe('7px')
      sheet.remove()
    })

    if (theme) {
      const parts = theme.slots.filter((part) => !hiddenParts.includes(part))

      it(`reaches ${parts.join(', ')} through ui`, async () => {
        await showWith({ ui: Object.fromEntries(parts.map((part) => [part, `caller-${part}`])) })
        const missed = parts.filter((part) => !document.querySelector(`.caller-${part}`))
        expect(missed).toEqual([])
        for (const part of parts) {
          const expected = part === theme.root ? slot : part
          expect(document.querySelector(`.caller-${part}`)?.getAttribute('data-slot')).toBe(expected)
        }
      })

      it('warns about a part that is not there', async () => {
        const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
        await showWith({ ui: { noSuchPart: 'x' } })
        expect(warning.mock.calls.flat().join('\n')).toContain('"noSuchPart"')
        warning.mockRestore()
      })
    }

    if (!clientOnly) {
      it('renders the same on the server and first in the browser', async () => {
        const container = document.body.appendChild(document.createElement('div'))
        const html = renderToString(subject)
        expect(html).not.toBe('')
        container.innerHTML = html
        const server = container.innerHTML

        const errors: unknown[] = []
        const complaint = vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args))
        const root = hydrateRoot(container, subject, { onRecoverableError: (error) => errors.push(error) })
        await nextFrames()
        expect(errors).toEqual([])
        expect(server.length).toBeGreaterThan(0)
        complaint.mockRestore()
        root.unmount()
        container.remove()
      })
    }

    it.each(['light', 'dark'])('has no accessibility violation in %s mode', async (mode) => {
      document.documentElement.className = mode
      await showWith({})
      await settle()
      const result = await axe.run(document.body, {
        rules: {
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
          'landmark-one-main': { enabled: false },
        },
      })
      expect(
        result.violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`),
      ).toEqual([])
    })
  })
}

/** The first element in the page that bears the name. */
export function findPart(slot: string): Element | null {
  return document.querySelector(`[data-slot="${slot}"]`)
}

/** Waits until nothing on the page moves any more, so that colours and places are final. */
export async function settle(): Promise<void> {
  await nextFrames()
  const running = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
  await Promise.allSettled(running.map((animation) => animation.finished))
}

export function addStyles(css: string): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  return style
}
