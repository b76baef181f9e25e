import { expect, it } from 'vitest'
import { createQueryQueue } from './query-queue.ts'

/** Turns of the event loop that the test starts itself. */
function createTurns() {
  const pending: (() => void)[] = []
  const nextTurn = () => new Promise<void>((resolve) => pending.push(resolve))
  async function turn(): Promise<void> {
    await expect.poll(() => pending.length).toBe(1)
    pending.pop()!()
  }
  return { nextTurn, turn }
}

it('runs one query per turn, in the order of their arrival', async () => {
  const { nextTurn, turn } = createTurns()
  const queue = createQueryQueue(10, nextTurn)
  const ran: string[] = []
  const first = queue.run(() => ran.push('first'))
  const second = queue.run(() => ran.push('second'))
  expect(ran).toEqual([])
  await turn()
  await first
  expect(ran).toEqual(['first'])
  await turn()
  await second
  expect(ran).toEqual(['first', 'second'])
})

it('refuses queries while too many are waiting, and takes them again afterwards', async () => {
  const { nextTurn, turn } = createTurns()
  const queue = createQueryQueue(2, nextTurn)
  const first = queue.run(() => 'first')
  const second = queue.run(() => 'second')
  expect(queue.run(() => 'third')).toBeUndefined()
  await turn()
  expect(await first).toBe('first')
  const fourth = queue.run(() => 'fourth')
  expect(queue.run(() => 'fifth')).toBeUndefined()
  await turn()
  expect(await second).toBe('second')
  await turn()
  expect(await fourth).toBe('fourth')
})

it('runs the next query after one that throws', async () => {
  const queue = createQueryQueue(2)
  const broken = queue.run(() => {
    throw new Error('damaged')
  })
  const next = queue.run(() => 'rows')
  await expect(broken).rejects.toThrow('damaged')
  expect(await next).toBe('rows')
})
