'use client'

import './frond-icons'
import { App, type LinkAdapter } from '@frond/ui'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

/** Links of all components use the router instead of loading a new page. */
const link: LinkAdapter = { Link, useLocation: () => ({ pathname: usePathname(), search: '', hash: '' }) }

export function Providers({ children }: { children: ReactNode }) {
  return <App link={link}>{children}</App>
}
