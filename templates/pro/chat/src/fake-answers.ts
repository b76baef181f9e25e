import type { Attachment, Message } from './conversation'
import { textOf } from './conversation'
import type { ModelRequest } from './model'

/** The answers of the fake model. Delete this file when `model.ts` calls a real provider. */

interface Answer {
  reasoning: string
  tools: readonly { name: string; input: string; output: string }[]
  text: string
}

const shade: Answer = {
  reasoning:
    'A shady bed gets less than three hours of sun. I look for perennials that like moist soil, and I sort them by height, so that the tall ones stand at the back.',
  tools: [
    {
      name: 'Search the plant list',
      input: 'light: shade, soil: moist, type: perennial',
      output: 'Fern, hosta, astilbe, lungwort. 4 results.',
    },
  ],
  text: `Four plants grow well in a **shady bed**:

| Plant | Height | Water | Blooms |
| --- | --: | --- | --- |
| Fern | 80 cm | often | – |
| Astilbe | 70 cm | often | July |
| Hosta | 50 cm | weekly | August |
| Lungwort | 25 cm | weekly | March |

1. Loosen the soil and add two buckets of compost.
2. Plant the ferns at the back, *40 cm apart*.
3. Put the lungwort at the edge, where you see it in spring.
4. Cover the soil with leaf mold, so that it stays moist.

The best time is a cloudy day in **September or April**.`,
}

const watering: Answer = {
  reasoning: 'How often to water depends on the rain of the coming days and on the roots. I check the forecast first.',
  tools: [
    {
      name: 'Check the weather',
      input: 'next 3 days',
      output: 'Today 24 °C, dry. Tomorrow 26 °C, dry. Then 18 °C, rain 12 mm.',
    },
  ],
  text: `It stays dry for two days, then **12 mm of rain** are expected.

- **Tomatoes and zucchini:** water today and tomorrow in the morning, about 3 liters each.
- **Herbs in pots:** every evening, until water runs out at the bottom.
- **Lawn and shrubs:** wait for the rain.

Water the soil and not the leaves. Wet leaves at night invite mildew.`,
}

const sowing: Answer = {
  reasoning:
    'The user asks about sowing. I compare the calendar with the usual last frost, and leave out what needs a greenhouse.',
  tools: [
    {
      name: 'Read the sowing calendar',
      input: 'this month, outdoors',
      output: 'Carrot, radish, spinach, beans, dill.',
    },
  ],
  text: `These can go **directly into the bed** this month:

- Carrots, in rows 25 cm apart
- Radishes, every two weeks a few
- Spinach, in half shade
- Bush beans, when the soil is warmer than 10 °C
- Dill, between the carrots

A simple plan for a bed of 1.2 × 3 m:

\`\`\`text
north  | beans   beans   beans |
       | carrot  dill   carrot |
south  | radish spinach radish |
\`\`\``,
}

const compost: Answer = {
  reasoning: 'The amount follows from the area and the depth: area × depth = volume. I calculate it.',
  tools: [{ name: 'Calculate', input: '8 m² × 0.03 m × 1000', output: '240 liters' }],
  text: `For a bed of **8 m²** and a layer of 3 cm you need **240 liters** of compost. That is six bags of 40 liters.

> Spread it in early spring and rake it in lightly. Do not dig it under: the worms do that.`,
}

const connection: Answer = {
  reasoning: 'The first attempt failed on purpose. The second one succeeds.',
  tools: [],
  text: `This time it worked. The first attempt failed **on purpose**, so that you can see how the app shows an error.

Your question stays in the conversation, and *Try again* sends it once more.`,
}

const other: Answer = {
  reasoning: 'None of my prepared answers fits the question. I say so and offer what I can do.',
  tools: [],
  text: `I am a **fake model** that runs in your browser, so I only know a few answers. Ask me about:

- plants for a shady bed
- watering and the weather
- what to sow this month
- how much compost a bed needs

Attach a picture or a text file to see how I handle files. To connect a real model, replace \`src/model.ts\`.`,
}

const topics: readonly [RegExp, Answer][] = [
  [/shad|fern|hosta/i, shade],
  [/water|rain|weather|dry/i, watering],
  [/sow|seed|june|month/i, sowing],
  [/compost|soil|how much/i, compost],
]

/** Questions that have failed. Each one fails once. */
const failed = new Set<string>()

export function findAnswer({ messages, instructions }: Pick<ModelRequest, 'messages' | 'instructions'>): Answer {
  const question = messages.at(-1)
  if (!question) throw new Error('There is no question.')
  const text = textOf(question)
  if (/connection/i.test(text)) {
    if (failed.has(question.id)) return connection
    failed.add(question.id)
    throw new Error('The assistant could not be reached.')
  }
  const files = question.parts.filter((part) => part.type === 'file')
  const answer = files.length > 0 ? describeFiles(files) : (topics.find(([words]) => words.test(text))?.[1] ?? other)
  return instructions ? { ...answer, text: `${answer.text}\n\nI kept in mind: *${instructions}*` } : answer
}

function describeFiles(files: readonly Attachment[]): Answer {
  const lines = files.map(({ filename, text }) =>
    text === undefined
      ? `- **${filename}** is a picture. A real model would describe it.`
      : `- **${filename}** is a text with ${text.split('\n').length} lines. It begins with \`${firstWords(text)}\`.`,
  )
  return {
    reasoning: 'The question has files. I open each of them before I answer.',
    tools: files.map(({ filename, mediaType }) => ({ name: 'Open the file', input: filename, output: mediaType })),
    text: `I received ${files.length === 1 ? 'one file' : `${files.length} files`}:\n\n${lines.join('\n')}`,
  }
}

function firstWords(text: string): string {
  return text.trim().split(/\s+/).slice(0, 5).join(' ').replaceAll('`', '').slice(0, 60) || 'nothing'
}

/** A complete answer, for the sample conversations. */
export function answerOf(question: Message): Message {
  const { reasoning, tools, text } = findAnswer({ messages: [question], instructions: '' })
  return {
    id: `${question.id}-answer`,
    role: 'assistant',
    parts: [
      { type: 'reasoning', text: reasoning, state: 'done' },
      ...tools.map((tool, index) => ({ type: 'tool' as const, id: `${index}`, ...tool })),
      { type: 'text', text },
    ],
  }
}
