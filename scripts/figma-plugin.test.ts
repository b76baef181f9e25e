import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { root } from './run.ts'

/** The Figma plugin in `tools/design-to-code`, run with a simulated Figma API. */

interface Mode {
  modeId: string
  name: string
}

class Collection {
  id = String(Math.random())
  modes: Mode[] = [{ modeId: `${this.id}-1`, name: 'Mode 1' }]
  name: string
  #maxModes: number

  constructor(name: string, maxModes: number) {
    this.name = name
    this.#maxModes = maxModes
  }

  renameMode(modeId: string, name: string): void {
    this.modes.find((mode) => mode.modeId === modeId)!.name = name
  }

  addMode(name: string): string {
    if (this.modes.length === this.#maxModes) throw new Error('Limited to 1 modes only')
    const modeId = `${this.id}-${this.modes.length + 1}`
    this.modes.push({ modeId, name })
    return modeId
  }
}

class Variable {
  values: Record<string, unknown> = {}
  name: string
  variableCollectionId: string
  type: string

  constructor(name: string, collection: Collection, type: string) {
    this.name = name
    this.variableCollectionId = collection.id
    this.type = type
  }

  setValueForMode(mode: string, value: unknown): void {
    this.values[mode] = value
  }
}

let collections: Collection[]
let variables: Variable[]
let maxModes: number
let run: (files: { name: string; text: string }[]) => Promise<{ done?: string; error?: string }>

beforeEach(() => {
  collections = []
  variables = []
  maxModes = 4
  const postMessage = vi.fn<(answer: { done?: string; error?: string }) => void>()
  const ui: { postMessage: typeof postMessage; onmessage?: (message: unknown) => Promise<void> } = { postMessage }
  const figma = {
    showUI: vi.fn(),
    ui,
    variables: {
      getLocalVariableCollectionsAsync: () => Promise.resolve([...collections]),
      getLocalVariablesAsync: () => Promise.resolve([...variables]),
      createVariableCollection(name: string) {
        const collection = new Collection(name, maxModes)
        collections.push(collection)
        return collection
      },
      createVariable(name: string, collection: Collection, type: string) {
        const variable = new Variable(name, collection, type)
        variables.push(variable)
        return variable
      },
      createVariableAlias: ({ name }: Variable) => ({ type: 'VARIABLE_ALIAS', name }),
    },
  }
  const code = readFileSync(join(root, 'tools/design-to-code/code.js'), 'utf8')
  // oxlint-disable-next-line typescript/no-implied-eval -- Figma runs the file as a script, too.
  new Function('figma', '__html__', code)(figma, '')
  run = async (files) => {
    await ui.onmessage!({ files })
    return postMessage.mock.lastCall![0]
  }
})

function tokenFile(name: string): { name: string; text: string } {
  const file = `${name}.tokens.json`
  return { name: file, text: readFileSync(join(root, 'site/public/tokens', file), 'utf8') }
}

const all = ['components', 'dark', 'light', 'primitives']

function valueOf(path: string, mode: string): unknown {
  const variable = variables.find(({ name }) => name === path)!
  const { modes } = collections.find(({ id }) => id === variable.variableCollectionId)!
  return variable.values[modes.find(({ name }) => name === mode)!.modeId]
}

describe('Figma plugin', () => {
  it('imports the generated token files as variables with their modes', async () => {
    const { done } = await run(all.map(tokenFile))
    expect(done).toMatch(/^\d{3,} variables imported from 4 files\.$/)
    expect(collections.map(({ name, modes }) => [name, ...modes.map((mode) => mode.name)])).toEqual([
      ['Frond UI primitives', 'Value'],
      ['Frond UI colors', 'Light', 'Dark'],
      ['Frond UI components', 'Value'],
    ])
    expect(valueOf('color/green/400', 'Value')).toEqual({ r: 0, g: 0.8627, b: 0.5098, a: 1 })
    expect(valueOf('radius/md', 'Value')).toBe(6)
    expect(valueOf('font/weight/medium', 'Value')).toBe(500)
    expect(valueOf('color/text/muted', 'Light')).toEqual({ type: 'VARIABLE_ALIAS', name: 'color/slate/600' })
    expect(valueOf('color/text/muted', 'Dark')).toEqual({ type: 'VARIABLE_ALIAS', name: 'color/slate/400' })
    expect(valueOf('color/overlay', 'Dark')).toEqual({ r: 0, g: 0, b: 0, a: 0.6667 })
    expect(valueOf('button/md/base/height', 'Value')).toBe(32)
    expect(valueOf('button/md/base/fontSize', 'Value')).toEqual({ type: 'VARIABLE_ALIAS', name: 'font/size/sm' })
  })

  it('updates existing variables when the files are imported again', async () => {
    await run(all.map(tokenFile))
    const count = variables.length
    await run(all.map(tokenFile))
    expect([variables.length, collections.length]).toEqual([count, 3])
  })

  it.each([
    ['a file that is not JSON', [{ name: 'light.tokens.json', text: '{' }], /^light\.tokens\.json is not valid JSON/],
    ['other files', [{ name: 'photo.json', text: '{}' }], /^Choose one or more of these files: primitives/],
    ['roles without primitives', [tokenFile('light')], /missing\. Import primitives\.tokens\.json, too\.$/],
  ])('explains what to do with %s', async (_, files, message) => {
    expect((await run(files)).error).toMatch(message)
  })

  it('explains what to do if the Figma plan allows only one mode', async () => {
    maxModes = 1
    expect((await run(all.map(tokenFile))).error).toMatch(/Import only the light or the dark file\.$/)
  })
})
