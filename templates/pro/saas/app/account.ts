import { z } from 'zod'
import { cycles } from './plans'

export const topics = [
  { id: 'missed', label: 'Missed runs', description: 'As soon as the grace time of a job is over.' },
  { id: 'recovered', label: 'Recovered jobs', description: 'When a job reports again after an alert.' },
  { id: 'summary', label: 'Weekly summary', description: 'Every Monday: late and missed runs of all jobs.' },
  { id: 'news', label: 'Product news', description: 'At most once a month.' },
]

const name = z.string().trim().min(1, 'Enter your name.').max(60, 'Use at most 60 characters.')
const email = z.email('Enter an email address, for example ada@example.com.')
const password = z.string().min(8, 'Use at least 8 characters.')

export const signInSchema = z.object({ email, password: z.string().min(1, 'Enter your password.') })

export const signUpSchema = z.object({
  name,
  email,
  password,
  // A checkbox that is not checked has no value.
  terms: z.literal(true, 'Accept the terms to create an account.'),
})

export const profileSchema = z.object({ name, email, timeZone: z.string() })

export type Profile = z.infer<typeof profileSchema>

export const accountSchema = profileSchema.extend({
  id: z.string(),
  plan: z.enum(['solo', 'team', 'business']),
  cycle: z.enum(cycles),
  /** Ids of the topics about which the account gets emails. */
  topics: z.array(z.string()),
})

export type Account = z.infer<typeof accountSchema>
