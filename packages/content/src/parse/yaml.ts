import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml'
import type { Json } from '../types.ts'
import type { Place, Problem } from './problems.ts'

export interface YamlSource {
  data: { [key: string]: Json }
  problems: Problem[]
  /** Where a value is written, or the nearest thing above it that is written. */
  locate: (path: readonly PropertyKey[]) => Place
}

interface YamlOptions {
  /** The line of the file that the text begins on. */
  firstLine: number
  /** What the text is, for messages: "front matter", "the props of ::card". */
  name: string
}

/** Reads a YAML mapping and remembers where its values are. JSON is read the same way, being YAML. */
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
    // The YAML core schema knows no dates and no binary, so that what it reads is JSON.
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
