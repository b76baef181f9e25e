import { plans } from '@frond/pro-server/plans'

/** `$249`, or `$249.50` if there are cents. */
export function formatMoney(minor: number, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
  }).format(minor / 100)
}

/** `November 16, 2026`. A day without a time is the same day in every time zone. */
export function formatDay(day: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

export function countSeats(seats: number): string {
  return seats === 1 ? '1 seat' : `${seats} seats`
}

/** `1.2 MB` */
export function formatBytes(bytes: number): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${amount.toFixed(amount < 10 ? 1 : 0)} ${unit}`
}

export function planName(id: string): string {
  return plans.find((plan) => plan.id === id)?.name ?? id
}
