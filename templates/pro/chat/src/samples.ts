import type { Conversation, Message } from './conversation'
import { answerOf } from './fake-answers'

const hour = 60 * 60 * 1000

const samples = [
  { id: 'shady-bed', title: 'Plants for a shady bed', question: 'Which plants fit a shady bed?', hoursAgo: 1 },
  { id: 'watering', title: 'Watering this week', question: 'How often do I have to water this week?', hoursAgo: 24 },
  { id: 'sowing', title: 'Sowing calendar', question: 'What can I sow this month?', hoursAgo: 52 },
  {
    id: 'compost',
    title: 'Compost for the long bed',
    question: 'How much compost does a bed of 8 m² need?',
    hoursAgo: 99,
  },
  { id: 'hedge', title: 'Ferns under the hedge', question: 'Do ferns grow under a hedge?', hoursAgo: 400 },
]

/** The conversations of a new user, so that the app is not empty. Return an empty list to start without them. */
export function createSamples(now: number): Conversation[] {
  return samples.map(({ id, title, question, hoursAgo }) => {
    const message: Message = { id: `${id}-question`, role: 'user', parts: [{ type: 'text', text: question }] }
    return {
      id,
      title,
      updatedAt: now - hoursAgo * hour,
      messages: [message, answerOf(message)],
      status: 'ready',
    }
  })
}
