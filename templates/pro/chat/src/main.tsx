import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { Layout } from './Layout'
import './main.css'
import { ChatPage } from './pages/ChatPage'
import { ErrorPage } from './pages/ErrorPage'
import { NewChatPage } from './pages/NewChatPage'
import { NotFoundPage } from './pages/NotFoundPage'
import { SettingsPage } from './pages/SettingsPage'

const router = createBrowserRouter(
  [
    {
      Component: Layout,
      ErrorBoundary: ErrorPage,
      children: [
        { path: '/', Component: NewChatPage },
        { path: '/chat/:id', Component: ChatPage },
        { path: '/settings', Component: SettingsPage },
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
