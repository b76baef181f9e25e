/** Code that the reader's app contains already, and that the copied code refers to. */
export interface OwnCode {
  /** Files by path in the folder of the task. */
  files?: Record<string, string>
  /** Code above copied JSX. */
  before?: string
  /** Props of the copied component. */
  props?: string
}

const mount = "createRoot(document.getElementById('root')!).render"

/** An app whose theme is the copied `theme.ts`. */
function themedApp(imports: string, jsx: string): string {
  return `import { App, ${imports} } from '@frond/ui'
import { createRoot } from 'react-dom/client'
import '../../../main.css'
import { theme } from './theme'

${mount}(<App theme={theme}>${jsx}</App>)
`
}

/** By query. Tasks that are not listed need nothing. */
export const ownCode: Record<string, OwnCode> = {
  'change the brand color': { files: { 'src/main.tsx': themedApp('Button', '<Button label="Save changes" />') } },
  'toast with undo': { props: 'id="c1"' },
  'use my own icons': {
    before: "import { Icon } from '@frond/ui'\nimport './icons'\n\nexport const logo = <Icon name=\"acme:logo\" />\n",
    files: {
      'src/main.tsx': `import { App } from '@frond/ui'
import { createRoot } from 'react-dom/client'
import '../../../main.css'
import { logo, Snippet } from './Snippet'

${mount}(<App><Snippet /><p data-testid="logo">{logo}</p></App>)
`,
    },
  },
  'translate the texts of components': {
    files: {
      'src/Home.tsx': `import { Button, Modal } from '@frond/ui'

export function Home() {
  return <Modal title="Versand" trigger={<Button label="Details" />} />
}
`,
    },
  },
  'disable animations': {
    files: {
      'src/main.tsx': themedApp('Button, Modal', '<Modal title="Shipping" trigger={<Button label="Details" />} />'),
    },
  },
  'add a custom variant': {
    files: {
      'src/main.tsx': themedApp('Button', '<Snippet /><Button label="Other" />').replace(
        'import { theme }',
        "import { Snippet } from './Snippet'\nimport { theme }",
      ),
    },
  },
  'migrate from mui': {
    before: "const error = 'Enter an email address.'\nconst save = () => {}\n",
    files: {
      'src/main.tsx': themedApp('Button', '<Snippet /><Button label="Cancel" />').replace(
        'import { theme }',
        "import { Snippet } from './Snippet'\nimport { theme }",
      ),
    },
  },
  'react router links': {
    files: {
      // The copied adapter adds the language to every address.
      'src/main.tsx': `import { App, Button } from '@frond/ui'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router'
import '../../../main.css'
import { link } from './link'

const router = createBrowserRouter([
  {
    element: <App link={link}><Outlet /></App>,
    children: [
      { path: '/de/about', element: <h1>About</h1> },
      { path: '*', element: <Button label="About" to="/about" /> },
    ],
  },
])

${mount}(<RouterProvider router={router} />)
`,
    },
  },
  'strict content security policy': {
    before: `import { Button, createTheme } from '@frond/ui'
import { violet } from '@frond/ui/colors'

const nonce = 'cmFuZG9t'
const theme = createTheme({ colors: { primary: violet } })

function Root() {
  return <Button label="Save changes" />
}
`,
  },
}
