import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ar } from '../locale/ar.ts'
import { de } from '../locale/de.ts'
import { describeComponent } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { App } from './App.tsx'
import { LocaleSelect } from './LocaleSelect.tsx'

const locales = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'de', name: 'Deutsch', dir: 'ltr' },
  { code: 'pt-BR', name: 'Português (Brasil)', dir: 'ltr' },
  { code: 'ar', name: 'العربية', dir: 'rtl' },
] as const

describeComponent('LocaleSelect', <LocaleSelect locales={locales} defaultValue="de" />, {
  slot: 'select-menu',
  attributesOn: 'base',
})

const field = () => page.getByRole('combobox')

describe('LocaleSelect', () => {
  withoutMotion()

  it('shows the language with its flag, and is named', async () => {
    await render(<LocaleSelect locales={locales} defaultValue="pt-BR" />)
    await expect.element(page.getByRole('combobox', { name: 'Language' })).toHaveTextContent('🇧🇷Português (Brasil)')
  })

  it('takes a flag from the language if there is no region', async () => {
    await render(<LocaleSelect locales={locales} defaultValue="de" />)
    await expect.element(field()).toHaveTextContent('🇩🇪Deutsch')
  })

  it('chooses with the keyboard and tells the code and the language', async () => {
    const change = vi.fn()
    await render(<LocaleSelect locales={locales} defaultValue="en" onValueChange={change} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('option', { name: 'Deutsch' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(change.mock.calls).toEqual([['de', locales[1]]])
    await expect.element(field()).toHaveTextContent('🇩🇪Deutsch')
  })

  it('has a search field only if wanted', async () => {
    await render(<LocaleSelect locales={locales} searchInput defaultOpen />)
    await expect.element(page.getByPlaceholder('Search…')).toBeVisible()
  })

  it('begins with the language of the application, and is named in it', async () => {
    const screen = await render(
      <App locale={de}>
        <LocaleSelect locales={locales} />
      </App>,
    )
    await expect.element(page.getByRole('combobox', { name: 'Sprache' })).toHaveTextContent('🇩🇪Deutsch')
    await screen.unmount()
    await render(
      <App locale={ar}>
        <LocaleSelect locales={locales} />
      </App>,
    )
    await expect.element(page.getByRole('combobox', { name: 'اللغة' })).toHaveTextContent('🇪🇬العربية')
  })
})
