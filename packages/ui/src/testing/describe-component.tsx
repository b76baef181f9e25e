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
  /** `data-slot` of the root. */
  slot: string
  theme?: ThemeShape
  /** Parts of the theme that the element does not render, or that have no classes. */
  hiddenParts?: readonly string[]
  /** Shows the component, for example by opening an overlay. */
  show?: () => Promise<unknown>
  /** Whether the server renders nothing, as for closed overlays. @default false */
  clientOnly?: boolean
  /** The part that gets the attributes, if it is not the root. */
  attributesOn?: string
}

/**
 * Tests what all components have in common: `data-slot`, `ref`, attributes, `className`, `ui`, hydration and accessibility.
 */
export function describeComponent(name: string, element: ReactElement, promises: ComponentPromises): void {
  const { slot, theme, hiddenParts = [], show, clientOnly = false } = promises
  const subject = element as AnyElement

  async function showWith(props: Record<string, unknown>): Promise<void> {
    await render(cloneElement(subject, props))
    await show?.()
  }

  describe(`${name} works like all components`, () => {
    withoutMotion()
    beforeEach(() => {
      document.documentElement.className = 'light'
      forgetWarnings()
    })
    afterEach(() => {
      document.documentElement.className = ''
    })

    it('sets data-slot, ref, attributes and className on its root', async () => {
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

      it(`adds classes to ${parts.join(', ')} through ui and warns about an unknown part`, async () => {
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
      it('renders the same HTML on the server and in the first render of the browser', async () => {
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

    it('has no accessibility violations in light and dark mode', async () => {
      await showWith({})
      expect(await findViolations('light')).toEqual([])
      // The mode only changes colors, so only contrast has to be checked again.
      expect(await findViolations('dark', ['color-contrast', 'link-in-text-block'])).toEqual([])
    })
  })
}

/** The violations that axe finds on the page in a mode, by all rules or by the given ones. */
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

/** The first element with a `data-slot`. */
export function findPart(slot: string): Element | null {
  return document.querySelector(`[data-slot="${slot}"]`)
}

/** Waits until all transitions and animations have ended, so that colors and positions are final. */
export async function settle(): Promise<void> {
  await nextFrames()
  const running = document.getAnimations().filter((animation) => {
    // Paused animations, such as that of a hovered toast, never end.
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
