/**
 * An inline script of the pages that are opened with a key or a token in their address. It removes the secret before
 * anything else runs, so that it stays out of the history, of copied addresses and of later requests.
 */
import type { ProSecrets } from './secrets.ts'

const address = new URL(location.href)
const fragment = new URLSearchParams(address.hash.slice(1))
const key = fragment.get('key') ?? address.searchParams.get('license_key')
const token = fragment.get('token')
const secrets: ProSecrets = { ...(key && { key }), ...(token && { token }) }
window.frondPro = secrets

if (fragment.has('key') || fragment.has('token')) address.hash = ''
address.searchParams.delete('license_key')
if (address.href !== location.href) history.replaceState(history.state, '', address.href.replace(/#$/, ''))
