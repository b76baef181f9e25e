import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showFeedback } from './feedback.ts'
import { runPageAction } from './page-actions.ts'

const answer = vi.fn<typeof fetch>()
const arrives = () => Promise.resolve(new Response(null, { status: 202 }))

beforeEach(() => {
  localStorage.clear()
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => vi.unstubAllGlobals())

function openPage(): HTMLElement {
  document.body.innerHTML =
    '<footer><div data-feedback-for="/docs/a"><button data-feedback="yes"></button><button data-feedback="no"></button><span role="status"></span></div></footer>'
  const page = document.body.querySelector('footer')!
  page.addEventListener('click', (event) => runPageAction(event.target as HTMLElement, event))
  showFeedback(page)
  return page
}

function press(page: HTMLElement, feedback: string): void {
  page.querySelector<HTMLElement>(`[data-feedback=${feedback}]`)!.click()
}

function read(page: HTMLElement) {
  const pressed = [...page.querySelectorAll<HTMLElement>('[aria-pressed=true]')].map(({ dataset }) => dataset.feedback)
  return { pressed, status: page.querySelector('[role=status]')!.textContent }
}

it('thanks the visitor once it is received, and shows it on the next visit without thanking again', async () => {
  answer.mockImplementation(arrives)
  const page = openPage()
  press(page, 'yes')
  expect(read(page)).toEqual({ pressed: ['yes'], status: '' })
  await expect.poll(() => read(page).status).toBe('Thank you for telling us.')
  expect(read(openPage())).toEqual({ pressed: ['yes'], status: '' })
})

it.each([
  ['the server fails', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('shows an error and resets the button if %s', async (_, fails) => {
  answer.mockImplementation(fails)
  const page = openPage()
  press(page, 'no')
  await expect.poll(() => read(page)).toEqual({ pressed: [], status: 'This could not be sent. Please try again.' })

  answer.mockImplementation(arrives)
  press(page, 'no')
  await expect.poll(() => read(page)).toEqual({ pressed: ['no'], status: 'Thank you for telling us.' })
  expect(page.querySelector('[data-failed]')).toBeNull()
})

it('keeps the last of two presses', async () => {
  const first = Promise.withResolvers<Response>()
  answer.mockImplementationOnce(() => first.promise).mockImplementation(arrives)
  const page = openPage()
  press(page, 'yes')
  press(page, 'no')
  first.reject(new TypeError('Failed to fetch'))
  await expect.poll(() => read(page)).toEqual({ pressed: ['no'], status: 'Thank you for telling us.' })
})

it('sends nothing for visitors who opted out of tracking, and tells them', () => {
  vi.stubGlobal('navigator', { doNotTrack: '1' })
  const page = openPage()
  press(page, 'yes')
  expect(read(page)).toEqual({ pressed: [], status: 'Your browser asks not to be counted, so nothing was sent.' })
  expect(answer).not.toHaveBeenCalled()
})
