import { type Customer, customers, type Message, messages, type Order, orders, revenue } from './data'

/**
 * The API of the dashboard. It answers with sample data after a short delay, and keeps changes in local storage. Replace the
 * body of each function with a request to your server. Reject if there is no answer: pages then offer to try again.
 */

export interface Overview {
  /** The last seven days, by shop. */
  revenue: Readonly<Record<string, readonly number[]>>
  orders: readonly Order[]
}

const CUSTOMERS_KEY = 'dashboard-customers'
const DELAY_MS = 400

export async function loadOverview(): Promise<Overview> {
  await connect()
  return { revenue, orders }
}

export async function loadCustomers(): Promise<readonly Customer[]> {
  await connect()
  try {
    return (JSON.parse(localStorage.getItem(CUSTOMERS_KEY) ?? 'null') as Customer[] | null) ?? customers
  } catch {
    // The browser blocks storage, or the text in it is not JSON.
    return customers
  }
}

export function saveCustomers(changed: readonly Customer[]): void {
  try {
    localStorage.setItem(CUSTOMERS_KEY, JSON.stringify(changed))
  } catch {
    // The browser blocks storage. The change lasts until the page is closed.
  }
}

export async function loadMessages(): Promise<readonly Message[]> {
  await connect()
  return messages
}

/** Without a connection, a server would not answer. */
async function connect(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
  if (!navigator.onLine) throw new Error('The browser is offline.')
}
