import { expect, it, vi } from 'vitest'
import { createAsyncData } from './async-data'

it('changes from idle to pending to success, and loads once', async () => {
  const fetchValue = vi.fn(async () => 'there')
  const data = createAsyncData(fetchValue)
  const statuses: string[] = []
  const stop = data.subscribe(() => statuses.push(data.read().status))
  expect(data.read()).toEqual({ status: 'idle' })

  const states = await Promise.all([data.load(), data.load()])
  expect(states).toEqual([
    { status: 'success', value: 'there' },
    { status: 'success', value: 'there' },
  ])
  await data.load()
  expect(fetchValue).toHaveBeenCalledOnce()
  expect(statuses).toEqual(['pending', 'success'])
  stop()
})

it('reports a failure and retries at the next load', async () => {
  const error = new Error('offline')
  const fetchValue = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('there')
  const data = createAsyncData(fetchValue)
  expect(await data.load()).toEqual({ status: 'error', error })
  expect(await data.load()).toEqual({ status: 'success', value: 'there' })
})

it('clears the value, even while it is loading', async () => {
  let release = (_value: string) => {}
  const data = createAsyncData(() => new Promise<string>((resolve) => (release = resolve)))
  const first = data.load()
  data.clear()
  release('old')
  expect(await first).toEqual({ status: 'success', value: 'old' })
  expect(data.read()).toEqual({ status: 'idle' })

  const second = data.load()
  release('new')
  expect(await second).toEqual({ status: 'success', value: 'new' })
  expect(data.read()).toEqual({ status: 'success', value: 'new' })
})
