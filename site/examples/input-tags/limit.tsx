import { InputTags } from '@frond/ui'
import { useState } from 'react'

const MOST = 3

export default function LimitedTags() {
  const [topics, setTopics] = useState(['Gardening'])

  return (
    <InputTags
      aria-label="Topics"
      aria-describedby="topics-count"
      placeholder="Add a topic"
      className="w-80"
      max={MOST}
      maxLength={20}
      value={topics}
      onValueChange={setTopics}
      renderTrailing={
        <span id="topics-count" className="text-xs tabular-nums">
          {topics.length} of {MOST}
        </span>
      }
    />
  )
}
