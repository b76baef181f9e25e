import { Button, ColorModeButton, Footer, FooterColumns, Header, Main, NavigationMenu } from '@frond/ui'
import { Outlet } from 'react-router'
import { AccountMenu } from '../parts/AccountMenu'
import { Logo } from '../parts/Logo'
import { navigation, product } from '../product'
import { useSession } from '../session'

/** Header and footer of all pages except sign-in and sign-up. */
export default function SiteLayout() {
  return (
    <>
      <SiteHeader />
      <Main>
        <Outlet />
      </Main>
      <Footer
        top={
          <FooterColumns
            columns={columns}
            left={
              <div className="max-w-xs text-lg font-semibold text-highlighted">
                <Logo />
                {/* The headings of the columns are one level below. */}
                <h2 className="sr-only">All pages</h2>
                <p className="mt-3 text-sm font-normal text-pretty text-muted">{product.description}</p>
              </div>
            }
            className="mx-auto max-w-container px-4 sm:px-6 lg:px-8"
          />
        }
        left={<p className="text-sm text-muted">© {product.name}</p>}
        right={<Button label={product.email} to={`mailto:${product.email}`} color="neutral" variant="link" />}
      />
    </>
  )
}

const columns = [
  {
    label: 'Product',
    children: [
      { label: 'Pricing', to: '/pricing' },
      { label: 'Changelog', to: '/changelog' },
      { label: 'Sign up', to: '/sign-up' },
    ],
  },
  {
    label: 'Learn',
    children: [
      { label: 'Documentation', to: '/docs' },
      { label: 'API', to: '/docs/api' },
      { label: 'Blog', to: '/blog' },
    ],
  },
]

function SiteHeader() {
  const session = useSession()
  const isSignedIn = session.state === 'signed-in'

  return (
    <Header
      title={product.name}
      renderTitle={<Logo />}
      to="/"
      right={
        <>
          <ColorModeButton />
          {isSignedIn ? (
            <AccountMenu account={session.account} />
          ) : (
            <>
              <Button label="Sign in" to="/sign-in" color="neutral" variant="ghost" className="max-lg:hidden" />
              <Button label="Start free" to="/sign-up" className="max-sm:hidden" />
            </>
          )}
        </>
      }
      body={
        <div className="grid gap-6">
          <NavigationMenu items={navigation} orientation="vertical" />
          {!isSignedIn && (
            <div className="grid gap-3">
              <Button label="Start free" to="/sign-up" block size="lg" />
              <Button label="Sign in" to="/sign-in" color="neutral" variant="outline" block size="lg" />
            </div>
          )}
        </div>
      }
    >
      <NavigationMenu items={navigation} />
    </Header>
  )
}
