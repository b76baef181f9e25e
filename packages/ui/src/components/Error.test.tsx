import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineLocale } from '../locale/define-locale.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { errorTheme } from '../theme/error.ts'
import { App } from './App.tsx'
import { Error as ErrorPage } from './Error.tsx'

const bug = { name: 'test:bug', body: '<path d="M12 2"/>' }
const notFound = { statusCode: 404, statusMessage: 'Page not found', message: 'It has moved or was never there.' }

describeComponent('Error', <ErrorPage icon={bug} error={notFound} />, { slot: 'error', theme: errorTheme })

const parts = () => [...findPart('error')!.children].map((part) => part.getAttribute('data-slot'))

describe('Error', () => {
  it('is the main landmark, labeled by its heading', async () => {
    await render(<ErrorPage error={notFound} />)
    await expect.element(page.getByRole('main')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(parts()).toEqual(['statusCode', 'statusMessage', 'message', 'links'])
  })

  it('accepts errors of servers, routers and scripts', async () => {
    const screen = await render(<ErrorPage error={new Response(null, { status: 503, statusText: 'Unavailable' })} />)
    expect(findPart('statusCode')!.textContent).toBe('503')
    expect(findPart('statusMessage')!.textContent).toBe('Unavailable')

    await screen.rerender(<ErrorPage error={new TypeError('x is not a function')} />)
    expect(parts()).toEqual(['message', 'links'])
    await expect.element(page.getByRole('heading', { level: 1, name: 'x is not a function' })).toBeVisible()

    await screen.rerender(<ErrorPage error={{ status: 500, statusText: '' }} />)
    await expect.element(page.getByRole('heading', { level: 1, name: '500' })).toBeVisible()

    await screen.rerender(<ErrorPage />)
    expect(parts()).toEqual(['links'])
  })

  it('does not show the same text twice', async () => {
    await render(<ErrorPage error={{ status: 404, statusText: 'Not found', message: 'Not found' }} />)
    expect(parts()).toEqual(['statusCode', 'statusMessage', 'links'])
  })

  it('links to the home page, or to its target', async () => {
    const screen = await render(<ErrorPage error={notFound} />)
    await expect.element(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
    await screen.rerender(<ErrorPage error={notFound} redirect="/docs" clear={{ label: 'To the docs' }} />)
    await expect.element(page.getByRole('link', { name: 'To the docs' })).toHaveAttribute('href', '/docs')
    await screen.rerender(<ErrorPage error={notFound} clear={false} />)
    expect(findPart('links')).toBeNull()
  })

  it('calls onClear when the button is pressed, unless its handler prevents it', async () => {
    const clear = vi.fn()
    const press = vi.fn()
    const screen = await render(
      <ErrorPage error={notFound} redirect="#start" clear={{ onClick: press }} onClear={clear} />,
    )
    await userEvent.click(page.getByRole('link', { name: 'Back to home' }))
    expect(press).toHaveBeenCalledOnce()
    expect(clear).toHaveBeenCalledOnce()
    await screen.rerender(
      <ErrorPage error={notFound} clear={{ onClick: (event) => event.preventDefault() }} onClear={clear} />,
    )
    await userEvent.click(page.getByRole('link', { name: 'Back to home' }))
    expect(clear).toHaveBeenCalledOnce()
  })

  it('uses the language of the application', async () => {
    const messages = { error: { clear: 'Zur Startseite' } }
    await render(
      <App locale={defineLocale({ name: 'Deutsch', code: 'de', messages })}>
        <ErrorPage error={notFound} />
      </App>,
    )
    await expect.element(page.getByRole('link', { name: 'Zur Startseite' })).toBeVisible()
  })

  it('renders slots instead of its parts', async () => {
    const screen = await render(
      <ErrorPage
        error={notFound}
        leading={({ ui }) => <i className={ui.leading}>A</i>}
        statusCode="B"
        statusMessage={<em>C</em>}
        message="D"
        links="E"
      />,
    )
    expect(findPart('error')!.textContent).toBe('ABCDE')
    await expect.element(page.getByRole('heading', { level: 1, name: 'C' })).toBeVisible()
    await screen.rerender(<ErrorPage error={notFound}>Gone</ErrorPage>)
    expect(findPart('error')!.textContent).toBe('Gone')
  })

  it('fills the viewport below the header, and stays inside a narrow one', async () => {
    await page.viewport(320, 700)
    await render(<ErrorPage error={{ ...notFound, statusMessage: 'Donaudampfschifffahrtsgesellschaft'.repeat(2) }} />)
    expect(findPart('error')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(700 - 64)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await page.viewport(1280, 800)
  })
})
