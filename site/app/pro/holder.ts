import { normalizeHolder, type Holder } from '@frond/pro-server/holder'

/** A text with an @ inside is a mail address. A user name may begin with one. */
export function toHolder(text: string): Holder {
  const value = text.trim()
  return { kind: value.slice(1).includes('@') ? 'email' : 'handle', value }
}

export function findHolderError(text: string): string | undefined {
  if (text.trim() === '') return 'Enter a mail address or a user name.'
  const holder = toHolder(text)
  if (normalizeHolder(holder) !== undefined) return undefined
  return holder.kind === 'email'
    ? 'This is not a mail address. It looks like name@example.com.'
    : 'A user name has up to 39 letters, digits and single dashes. Or enter a mail address.'
}
