import { use, useEffect } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'
import { startAfterLoad } from './after-load'

/** Starts the features that are not needed until the page has loaded. */
export function AfterLoad() {
  const { router } = use(UNSAFE_DataRouterContext)!
  useEffect(() => startAfterLoad(router), [router])
  return null
}
