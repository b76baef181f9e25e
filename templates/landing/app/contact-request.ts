import { z } from 'zod'

export const contactSchema = z.object({
  name: z.string().trim().min(1, 'Enter your name.'),
  email: z.email('Enter an email address, for example ada@example.com.'),
  message: z.string().trim().min(10, 'Write at least 10 characters.'),
})

export type ContactRequest = z.infer<typeof contactSchema>

/** Replace this function with a call of your API. It stores the message in the browser, so that the form works. */
export async function sendRequest(request: ContactRequest): Promise<void> {
  localStorage.setItem('contact-request', JSON.stringify(request))
}
