import { createMemoryRouter, Outlet, RouterProvider, useRouteError } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { setKnownPages } from '../updates/known-pages'
import type { RouteHandle } from './route-middleware'
import { toSiteError } from './site-error'
import { useHydrationGuard } from './useHydrationGuard'

function Root() {
  useHydrationGuard()
  return <Outlet />
}

function Failure() {
  const { statusCode, message, fatal } = toSiteError(useRouteError(), location.pathname)
  return <p role="alert">{`${statusCode} ${message} ${fatal}`}</p>
}

async function show(handle: RouteHandle) {
  const child = { path: '*', element: <p>The page</p>, handle }
  const router = createMemoryRouter([{ element: <Root />, errorElement: <Failure />, children: [child] }])
  return render(<RouterProvider router={router} />)
}

afterEach(() => setKnownPages([location.pathname]))

it('shows the page if no middleware rejects it', async () => {
  setKnownPages([location.pathname])
  const screen = await show({ middleware: 'known-page' })
  await expect.element(screen.getByText('The page')).toBeVisible()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await expect.element(screen.getByText('The page')).toBeVisible()
})

it('shows the error page if the middleware rejects the page', async () => {
  setKnownPages(['/other'])
  const screen = await show({ middleware: 'known-page' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`404 Page Not Found: ${location.pathname} true`)
})

it('fails for an unknown middleware name', async () => {
  const screen = await show({ middleware: 'nobody' })
  await expect.element(screen.getByText('500 Something went wrong on our side', { exact: false })).toBeVisible()
})
