import axe from 'axe-core'
import { cloneElement, createRef, type ReactElement, type RefObject } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
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

    it('names its root by data-slot, gives it to ref, and lets attributes and className have their say', async () => {
      const sheet = addStyles('@layer utilities { .caller-class { opacity: 0.123; padding-top: 7px } }')
      const ref: RefObject<Element | null> = createRef()
      await showWith({ ref, 'data-test-mark': 'yes', lang: 'fr', className: 'caller-class' })
      const root = findPart(slot)!
      expect(root).toBeInstanceOf(Element)

      const target = findPart(promises.attributesOn ?? slot)
      expect(ref.current).toBeInstanceOf(Element)
      expect(ref.current).toBe(target)
      expect(target?.getAttribute('data-test-mark')).toBe('yes')
      expect(target?.getAttribute('lang')).toBe('fr')

      expect(root.getAttribute('class')?.split(' ').at(-1)).toBe('caller-class')
      await expect.poll(() => getComputedStyle(root).opacity).toBe('0.123')
      expect(getComputedStyle(root).paddingTop).toBe('7px')
      sheet.remove()
    })

    if (theme) {
      const parts = theme.slots.filter((part) => !hiddenParts.includes(part))

      it(`reaches ${parts.join(', ')} through ui, and warns about a part that is not there`, async () => {
        const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
        await showWith({
          ui: { ...Object.fromEntries(parts.map((part) => [part, `caller-${part}`])), noSuchPart: 'x' },
        })
        const missed = parts.filter((part) => !document.querySelector(`.caller-${part}`))
        expect(missed).toEqual([])
        for (const part of parts) {
          const expected = part === theme.root ? slot : part
          expect(document.querySelector(`.caller-${part}`)?.getAttribute('data-slot')).toBe(expected)
        }
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

    it('has no accessibility violation, in light mode and in dark', async () => {
      await showWith({})
      expect(await findViolations('light')).toEqual([])
      // The structure is the same; what the mode changes is what can be read on what.
      expect(await findViolations('dark', ['color-contrast', 'link-in-text-block'])).toEqual([])
    })
  })
}

/** What axe complains about on the page in a mode, by all its rules or by those named. */
async function findViolations(mode: 'light' | 'dark', rules?: string[]): Promise<string[]> {
  document.documentElement.className = mode
  await settle()
  const result = await axe.run(
    document.body,
    rules
      ? { runOnly: rules, resultTypes: ['violations'] }
      : {
          resultTypes: ['violations'],
          rules: {
            region: { enabled: false },
            'page-has-heading-one': { enabled: false },
            'landmark-one-main': { enabled: false },
          },
        },
  )
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** The first element in the page that bears the name. */
export function findPart(slot: string): Element | null {
  return document.querySelector(`[data-slot="${slot}"]`)
}

/** Waits until nothing on the page moves any more, so that colours and places are final. */
export async function settle(): Promise<void> {
  await nextFrames()
  const running = document.getAnimations().filter((animation) => {
    // What is paused, as a toast under the pointer, does not end.
    return animation.playState !== 'paused' && animation.effect?.getTiming().iterations !== Infinity
  })
  await Promise.allSettled(running.map((animation) => animation.finished))
}

export function addStyles(css: string): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  return style
}
