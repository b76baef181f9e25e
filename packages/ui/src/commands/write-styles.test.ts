import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeStyles } from './write-styles.ts'

let root: string

/** An application, and a library of three components of which Modal renders a Button and loads Toaster later. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'frond-styles-'))
  write('library/package.json', JSON.stringify({ exports: { './modal': { default: './components/Modal.js' } } }))
  write(
    'library/index.js',
    `import { Badge } from "./components/Badge.js";\nexport { Modal } from "./components/Modal.js";`,
  )
  write('library/components/Badge.js', `import { badgeTheme } from "../theme/badge.js";`)
  write(
    'library/components/Modal.js',
    `import { modalTheme } from "../theme/modal.js";\nimport { Button } from "./Button.js";\nconst later = import("./Toaster.js");`,
  )
  write('library/components/Button.js', `import { buttonTheme } from "../theme/button.js";`)
  write('library/components/Toaster.js', `import { toasterTheme } from "../theme/toaster.js";`)
  for (const name of ['badge', 'button', 'modal', 'toaster']) {
    write(`library/theme/${name}.js`, `import { defineTheme } from "./define-theme.js";`)
    write(`library/css/${name}.css`, '')
  }
  write('library/theme/define-theme.js', '')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

const run = (file?: string) => writeStyles(join(root, 'application'), file, join(root, 'library'))

it('imports the styles of the components that the source uses, and of those that they render', () => {
  write('application/app/page.tsx', `import { Modal, type ModalProps } from '@frond/ui'\n`)
  expect(run()).toEqual({ file: 'app/frond.css', names: ['button', 'modal', 'toaster'] })
  expect(readFileSync(join(root, 'application/app/frond.css'), 'utf8')).toBe(
    [
      '/* Written by `npx frond-ui css`. Run it again after you have used another component. */',
      `@import '@frond/ui/css/base.css';`,
      `@import '@frond/ui/css/button.css';`,
      `@import '@frond/ui/css/modal.css';`,
      `@import '@frond/ui/css/toaster.css';`,
      '',
    ].join('\n'),
  )
})

it('finds components that are imported over several lines, under another name or from their own entry', () => {
  write('application/src/a.tsx', `import {\n  Badge as Label,\n} from "@frond/ui"\n`)
  expect(run('styles.css')).toEqual({ file: 'styles.css', names: ['badge'] })
  write('application/src/b.tsx', `export { Modal } from '@frond/ui/modal'\n`)
  expect(run().names).toEqual(['badge', 'button', 'modal', 'toaster'])
})

it('says so if the source imports no component', () => {
  write('application/src/a.ts', `import { thing } from './thing'\n`)
  expect(() => run()).toThrow(/imports a component of @frond\/ui/)
})
