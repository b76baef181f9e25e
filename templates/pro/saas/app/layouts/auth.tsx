import { Button, Link, Main } from '@frond/ui'
import { Outlet } from 'react-router'
import { Logo } from '../parts/Logo'
import { RunBoard } from '../parts/RunBoard'
import { hero } from '../product'

/** Sign-in and sign-up: the form, and the product beside it on wide screens. */
export default function AuthLayout() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <div className="flex flex-col">
        <header className="flex items-center justify-between gap-4 p-4 sm:p-6">
          <Link to="/" className="rounded-sm text-lg font-semibold text-highlighted">
            <Logo />
          </Link>
          <Button
            label="Back to the site"
            icon="lucide:arrow-left"
            to="/"
            color="neutral"
            variant="ghost"
            size="sm"
            ui={{ leadingIcon: 'rtl:rotate-180' }}
          />
        </header>
        <Main className="flex flex-1 items-center justify-center px-4 py-10 sm:px-6">
          <Outlet />
        </Main>
      </div>
      <aside
        aria-label="About the product"
        className="flex flex-col justify-center gap-10 overflow-hidden border-s border-default bg-muted p-12 max-lg:hidden xl:p-20"
      >
        <p className="max-w-lg text-3xl/10 font-semibold tracking-tight text-balance text-highlighted">{hero.title}</p>
        <RunBoard isCompact />
      </aside>
    </div>
  )
}
