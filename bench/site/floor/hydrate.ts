import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { FloorPage } from './content.ts'
import { Page } from './page.ts'

const page = JSON.parse(document.querySelector('#data')!.textContent) as FloorPage
hydrateRoot(document.querySelector('#root')!, createElement(Page, { page }))
