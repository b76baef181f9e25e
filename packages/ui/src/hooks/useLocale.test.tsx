import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { App } from '../components/App.tsx'
import { forgetWarnings } from '../system/warn.ts'
import { defineLocale } from '../locale/define-locale.ts'
import { useLocale } from './useLocale.ts'

const hebrew = defineLocale({
  name: 'עברית',
  code: 'he',
  dir: 'rtl',
  messages: { modal: { close: 'סגירה' }, shop: { cart: '{count} בעגלה' } },
})

beforeEach(forgetWarnings)

it('returns the locale of the application', async () => {
  const wrapper = ({ children }: { children: ReactNode }) => <App locale={hebrew}>{children}</App>
  const { result } = await renderHook(() => useLocale(), { wrapper })
  expect(result.current).toMatchObject({ locale: hebrew, code: 'he', dir: 'rtl' })
  expect(result.current.t('modal.close')).toBe('סגירה')
  expect(result.current.t('shop.cart', { count: 3 })).toBe('3 בעגלה')
  expect(result.current.t('shop.cart')).toBe('{count} בעגלה')
})

it('returns the path of an unknown message and warns once', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { result } = await renderHook(() => useLocale())
  expect(result.current).toMatchObject({ locale: undefined, code: 'en', dir: 'ltr' })
  expect([result.current.t('shop.cart'), result.current.t('shop.cart')]).toEqual(['shop.cart', 'shop.cart'])
  expect(warning).toHaveBeenCalledTimes(1)
  warning.mockRestore()
})
