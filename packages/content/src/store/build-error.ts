import type { ContentProblem } from '../types.ts'

/** One or more files are invalid. The message lists every problem with its position. */
export class ContentBuildError extends Error {
  override name = 'ContentBuildError'
  readonly problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    super(`The content has ${count}:\n${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}`)
    this.problems = problems
  }
}

/** `docs/1.index.md:3:1 category: Invalid option` */
export function formatProblem({ file, line, column, message }: ContentProblem): string {
  return `${file}:${line}:${column} ${message}`
}
