import { expect, it } from 'vitest'
import { defineLocale, extendLocale } from './define-locale.ts'

const german = defineLocale({
  name: 'Deutsch',
  code: 'de',
  messages: { toast: { close: 'Schließen' }, modal: { close: 'Schließen' } },
})

it('is left-to-right by default', () => {
  expect(german.dir).toBe('ltr')
  expect(defineLocale({ name: 'עברית', code: 'he', dir: 'rtl', messages: {} }).dir).toBe('rtl')
})

it('keeps the messages that an extension does not contain', () => {
  const swiss = extendLocale(german, { code: 'de-CH', messages: { toast: { close: 'Schliessen' } } })
  expect(swiss).toEqual({
    name: 'Deutsch',
    code: 'de-CH',
    dir: 'ltr',
    messages: { toast: { close: 'Schliessen' }, modal: { close: 'Schließen' } },
  })
  expect(german.messages.toast?.close).toBe('Schließen')
})

it('accepts a single message of a component, and a custom section', () => {
  const changed = extendLocale(german, { messages: { calendar: { week: 'KW {number}' }, shop: { cart: 'Korb' } } })
  expect(changed.messages.calendar).toEqual({ week: 'KW {number}' })
  expect(changed.messages.shop).toEqual({ cart: 'Korb' })
})
