import { createContext } from 'react-router'
import type { ProState } from '../server-boundary'

/** The state of Pro for the loaders of a request. Prerendering and development use the default. */
export const proStateContext = createContext<ProState>({ hasSandbox: true })
