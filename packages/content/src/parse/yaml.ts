import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml'
import type { Json } from '../types.ts'
import type { Place, Problem } from './problems.ts'

export interface YamlSource {
  data: { [key: string]: Json }
  problems: Problem[]
  /** The position of a value, or of its nearest ancestor in the source. */
  locate: (path: readonly PropertyKey[]) => Place
}

interface YamlOptions {
  /** The line of the file at which the text starts. */
  firstLine: number
  /** The name of the text in messages: "front matter", "the props of ::card". */
  name: string
}

/** Parses a YAML mapping and records the positions of its values. JSON works too, because it is valid YAML. */
export function readYaml(text: string, { firstLine, name }: YamlOptions): YamlSource {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })

  function toPlace(offset: number): Place {
    const { line, col } = lineCounter.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }

  const problems = document.errors.map(({ message, pos }): Problem => {
    return { severity: 'error', ...toPlace(pos[0]), message: `${name}: ${message}` }
  })
  const isEmpty = document.contents === null || (isScalar(document.contents) && document.contents.value === null)
  if (problems.length === 0 && !isEmpty && !isMap(document.contents)) {
    problems.push({
      severity: 'error',
      line: firstLine,
      column: 1,
      message: `${name} must be a mapping of "key: value".`,
    })
  }

  return {
    // The YAML core schema has no dates and no binary data, so the result is always valid JSON.
    data: problems.length > 0 || isEmpty ? {} : (document.toJS({ maxAliasCount: 100 }) as { [key: string]: Json }),
    problems,
    locate(path) {
      let node: unknown = document.contents
      let offset = 0
      for (const step of path) {
        if (isMap(node)) {
          const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
          if (!pair) break
          offset = (pair.key as Node).range?.[0] ?? offset
          node = pair.value
        } else if (isSeq(node)) {
          const item = node.items[Number(step)]
          if (item === undefined) break
          offset = (item as Node).range?.[0] ?? offset
          node = item
        } else break
      }
      return toPlace(offset)
    },
  }
}
