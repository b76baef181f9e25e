import { z } from 'zod'
import { type Account, accountSchema } from './account'

/**
 * Accounts and the session. Replace these functions with calls of your API. They keep accounts in local storage and answer
 * after a short time, like a server. They never store a password: any password opens an account of this browser.
 */

const ACCOUNTS_KEY = 'owlery-accounts'
const SESSION_KEY = 'owlery-session'
const ANSWER_DELAY_MS = 300

/** An answer that the visitor can do something about. The message belongs to the given field of the form, if any. */
export class ApiError extends Error {
  readonly field: string | undefined

  constructor(message: string, field?: string) {
    super(message)
    this.field = field
  }
}

/** The account of the session, or `undefined` if nobody is signed in. */
export async function findAccount(): Promise<Account | undefined> {
  await answer()
  const id = localStorage.getItem(SESSION_KEY)
  return readAccounts().find((account) => account.id === id)
}

export async function signIn({ email }: { email: string; password: string }): Promise<void> {
  await answer()
  const account = readAccounts().find((each) => isSameEmail(each.email, email))
  if (!account) throw new ApiError('There is no account with this email and password.')
  localStorage.setItem(SESSION_KEY, account.id)
}

export async function signUp({
  password: _password,
  ...account
}: Omit<Account, 'id'> & { password: string }): Promise<void> {
  await answer()
  const accounts = readAccounts()
  checkEmail(accounts, account.email)
  const id = `account-${Date.now()}`
  writeAccounts([...accounts, { ...account, id }])
  localStorage.setItem(SESSION_KEY, id)
}

export async function signOut(): Promise<void> {
  await answer()
  localStorage.removeItem(SESSION_KEY)
}

export async function saveAccount(account: Account): Promise<void> {
  await answer()
  const others = readAccounts().filter(({ id }) => id !== account.id)
  checkEmail(others, account.email)
  writeAccounts([...others, account])
}

export async function deleteAccount(account: Account): Promise<void> {
  await answer()
  writeAccounts(readAccounts().filter(({ id }) => id !== account.id))
  localStorage.removeItem(SESSION_KEY)
}

const answer = () => new Promise((resolve) => setTimeout(resolve, ANSWER_DELAY_MS))

const isSameEmail = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

function checkEmail(accounts: readonly Account[], email: string): void {
  if (accounts.some((account) => isSameEmail(account.email, email)))
    throw new ApiError('Another account uses this email.', 'email')
}

function readAccounts(): Account[] {
  return z.array(accountSchema).parse(JSON.parse(localStorage.getItem(ACCOUNTS_KEY) ?? '[]'))
}

function writeAccounts(accounts: readonly Account[]): void {
  localStorage.setItem(ACCOUNTS_KEY, JSON.stringify(accounts))
}
