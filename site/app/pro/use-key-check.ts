import type { Answers } from '@frond/pro-server'
import { parseKey } from '@frond/pro-server/key'
import { problems } from '@frond/pro-server/problems'
import { useEffect, useState } from 'react'
import { callPro, type ProProblem } from './call-pro'

export type Seats = NonNullable<Answers['validate']['seats']>

export interface KeyCheck {
  readonly key: string
  readonly seats?: Seats
  readonly problem?: ProProblem
}

const codes = {
  NOT_FOUND: 'license-not-found',
  REVOKED: 'license-revoked',
  SUSPENDED: 'license-suspended',
  EXPIRED: 'license-expired',
} as const

/** Asks the server about a key as soon as it is complete: how many seats are left, or why it cannot be used. */
export function useKeyCheck(text: string): KeyCheck | undefined {
  const parsed = parseKey(text)
  const key = parsed.kind === 'key' ? parsed.key : undefined
  const [check, setCheck] = useState<KeyCheck>()

  useEffect(() => {
    if (!key) return
    const leaving = new AbortController()
    const { signal } = leaving
    void callPro<Answers['validate']>('/validate', { body: { key }, signal }).then((result) => {
      if (signal.aborted) return
      setCheck({ key, ...(result.kind === 'problem' ? { problem: result.problem } : readAnswer(result.answer)) })
    })
    return () => leaving.abort()
  }, [key])

  return check?.key === key ? check : undefined
}

function readAnswer({ code, seats }: Answers['validate']): Omit<KeyCheck, 'key'> {
  const problem = findProblem(code)
  return problem ? { problem } : seats ? { seats } : {}
}

function findProblem(code: Answers['validate']['code']): ProProblem | undefined {
  if (code === 'MODE_MISMATCH')
    return {
      code: 'mode-mismatch',
      title: 'Key for another mode',
      detail: 'Keys from test purchases work only in test mode, and real keys only on a server that sells for real.',
      errors: [],
    }
  if (!(code in codes)) return undefined
  const problemCode = codes[code as keyof typeof codes]
  const { title, detail } = problems[problemCode]
  return { code: problemCode, title, detail, errors: [] }
}
