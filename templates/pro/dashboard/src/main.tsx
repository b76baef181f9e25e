import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { Layout } from './Layout'
import './main.css'
import { CustomersPage } from './pages/CustomersPage'
import { ErrorPage } from './pages/ErrorPage'
import { HomePage } from './pages/HomePage'
import { InboxPage } from './pages/InboxPage'
import { NotFoundPage } from './pages/NotFoundPage'
import { GeneralSettings, MemberSettings, NotificationSettings, SettingsPage } from './pages/SettingsPage'

const router = createBrowserRouter(
  [
    {
      Component: Layout,
      ErrorBoundary: ErrorPage,
      children: [
        { path: '/', Component: HomePage },
        { path: '/customers', Component: CustomersPage },
        { path: '/inbox', Component: InboxPage },
        {
          path: '/settings',
          Component: SettingsPage,
          children: [
            { index: true, Component: GeneralSettings },
            { path: 'notifications', Component: NotificationSettings },
            { path: 'members', Component: MemberSettings },
          ],
        },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ],
  { basename: import.meta.env.BASE_URL },
)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
