import { Button, DashboardNavbar, DashboardPanel } from '@frond/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { startChat } from '../chats'
import type { Question } from '../conversation'
import { Prompt } from '../parts/Prompt'
import { usePageTitle } from '../parts/use-page-title'
import { loadSettings } from '../settings'

const ideas = [
  { icon: 'lucide:leaf', text: 'Which plants fit a shady bed?' },
  { icon: 'lucide:droplets', text: 'Do I have to water this week?' },
  { icon: 'lucide:calendar-days', text: 'What can I sow this month?' },
  { icon: 'lucide:unplug', text: 'What happens without a connection?' },
]

export function NewChatPage() {
  usePageTitle('New chat')
  const navigate = useNavigate()
  const [{ name }] = useState(loadSettings)
  const start = (question: Question) => void navigate(`/chat/${startChat(question)}`)

  return (
    <DashboardPanel
      header={<DashboardNavbar title="New chat" />}
      body={
        <div className="m-auto grid w-full max-w-2xl gap-8 py-8">
          <h2 className="text-center text-2xl font-semibold tracking-tight text-balance text-highlighted sm:text-3xl">
            {name ? `What are you growing, ${name}?` : 'What are you growing this year?'}
          </h2>
          <Prompt onAsk={start} />
          <ul aria-label="Ideas" className="grid gap-2 sm:grid-cols-2">
            {ideas.map(({ icon, text }) => (
              <li key={text}>
                <Button
                  label={text}
                  icon={icon}
                  color="neutral"
                  variant="outline"
                  size="lg"
                  className="w-full justify-start font-normal"
                  onClick={() => start({ text, files: [] })}
                />
              </li>
            ))}
          </ul>
        </div>
      }
    />
  )
}
