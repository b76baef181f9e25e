/** Status codes of temporary failures. */
const passing: readonly unknown[] = [408, 409, 425, 429, 500, 502, 503, 504]
const changing = /^(?:post|put|patch|delete)$/i

export interface RequestOptions extends RequestInit {
  /** Number of retries. @default 1, or 0 for methods that change data */
  retry?: number
}

export class RequestError extends Error {
  /** Status of the response. `undefined` if there was none. */
  readonly status: number | undefined

  constructor(method: string, url: string, failure: Response | Error) {
    const isAnswer = failure instanceof Response
    const what = isAnswer ? `${failure.status} ${failure.statusText}` : `<no response> ${failure.message}`
    super(`[${method}] "${url}": ${what.trim()}`, isAnswer ? {} : { cause: failure })
    this.status = isAnswer ? failure.status : undefined
  }
}

/** Fetches JSON. Every failure becomes an error that names the request. */
export async function request<Answer>(url: string, { retry, ...init }: RequestOptions = {}): Promise<Answer> {
  const { method = 'GET', signal } = init
  for (let left = retry ?? (changing.test(method) ? 0 : 1); ; left -= 1) {
    const answer = await fetch(url, init).catch((error: Error) => error)
    if (answer instanceof Response && answer.ok) return (await answer.json()) as Answer
    const error = new RequestError(method.toUpperCase(), url, answer)
    if (left <= 0 || signal?.aborted || !passing.includes(error.status ?? 500)) throw error
  }
}
