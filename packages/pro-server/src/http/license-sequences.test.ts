import { expect, test } from 'vitest'
import { customer } from '../core.ts'
import { maxReleases } from '../license/license-rules.ts'
import { findDataFaults } from '../store/check-data.ts'
import { rotateKey } from '../store/licenses.ts'
import { createRandom, type Random } from '@frond/content/testing'
import { createTestApi, type TestAnswer, type TestApi } from '../testing/test-api.ts'

const SEQUENCES = 12
const COMMANDS = 40
const holders = ['ada', 'ben', 'cleo', 'dana', 'eli', 'fay', 'gus', 'hana']

/** What must be true of a license, without a database. */
interface Model {
  readonly seats: number
  readonly session: string
  key: string
  isRevoked: boolean
  /** Holders with a seat. */
  readonly taken: Set<string>
  /** Holders that had a seat before. */
  readonly released: Set<string>
  releases: number
}

interface Step {
  readonly api: TestApi
  readonly model: Model
  readonly random: Random
  /** Identifies the command, for a repetition. */
  readonly id: string
}

type Command = (step: Step) => Promise<void>

const activate: Command = async ({ api, model, random, id }) => {
  const holder = random.pick(holders)
  const send = () => api.activate(model.key, holder, { 'Idempotency-Key': id })
  const answer = await send()
  if (model.isRevoked) expectProblem(answer, 'license-revoked')
  else if (model.taken.has(holder)) expect(answer.status).toBe(200)
  else if (model.taken.size === model.seats) expectProblem(answer, 'seat-limit-reached')
  else {
    expect(answer.status).toBe(201)
    model.taken.add(holder)
  }
  // A command that has succeeded is not run again: the same bytes, and no second seat.
  if (answer.status < 300 && random.below(2) === 0) expect((await send()).text).toBe(answer.text)
}

const release: Command = async ({ api, model, random }) => {
  const holder = random.pick(holders)
  const answer = await api.post('/deactivate', { key: model.key, holder: { kind: 'handle', value: holder } })
  if (!model.taken.has(holder)) {
    if (model.released.has(holder)) expect(answer.status).toBe(204)
    else expectProblem(answer, 'activation-not-found')
  } else if (model.releases === maxReleases(model.seats)) expectProblem(answer, 'release-limit')
  else {
    expect(answer.status).toBe(204)
    model.taken.delete(holder)
    model.released.add(holder)
    model.releases += 1
  }
}

const rotate: Command = async ({ api, model }) => {
  const { core } = api.server
  const rotating = core.store.transaction(async (tx) => {
    const { id } = await tx.selectFrom('license').select('id').executeTakeFirstOrThrow()
    return rotateKey(tx, core, id, customer)
  })
  if (model.isRevoked) return expect(rotating).rejects.toMatchObject({ code: 'license-revoked' })
  const oldKey = model.key
  model.key = (await rotating).key
  expectProblem(await api.activate(oldKey, 'ada'), 'license-not-found')
}

const refund: Command = async ({ api, model }) => {
  await api.post(`/sandbox/${model.session}`, { action: 'refund' })
  await api.server.runOutbox()
  model.isRevoked = true
}

const expectProblem = ({ body }: TestAnswer, code: string) => expect(body?.code).toBe(code)

/** A refund ends most of what can happen, so it is rare. */
const commands = [...Array.from({ length: 12 }, () => activate), ...Array.from({ length: 8 }, () => release), rotate]

async function expectInvariants({ api, model }: Step): Promise<void> {
  const { license, valid } = await api.server.core.store.run(async (db) => ({
    license: await db.selectFrom('license').select(['seats', 'seats_used', 'status']).executeTakeFirstOrThrow(),
    valid: await db.selectFrom('certificate').select('serial').where('withdrawn_at', 'is', null).execute(),
  }))
  expect(license.seats_used).toBe(model.taken.size)
  expect(license.seats_used).toBeLessThanOrEqual(license.seats)
  expect(license.status).toBe(model.isRevoked ? 'revoked' : 'active')
  if (model.isRevoked) expect(valid).toEqual([])
  for (const holder of model.taken) {
    const { body } = await api.post('/validate', { key: model.key, holder: { kind: 'handle', value: holder } })
    expect(body.code).toBe(model.isRevoked ? 'REVOKED' : 'VALID')
  }
}

test.each(Array.from({ length: SEQUENCES }, (_, seed) => seed))(
  'random commands never give more seats than were bought, and none after a refund (seed %i)',
  async (seed) => {
    const random = createRandom(seed)
    const api = await createTestApi('sqlite')
    const seats = random.pick([1, 5, 6])
    const { key, session } = await api.buy(seats)
    const model: Model = {
      seats,
      key,
      session,
      isRevoked: false,
      taken: new Set(),
      released: new Set(),
      releases: 0,
    }
    for (let count = 0; count < COMMANDS; count += 1) {
      const step = { api, model, random, id: `command-${seed}-${count}` }
      const command = random.below(40) === 0 ? refund : random.pick(commands)
      await command(step)
      await expectInvariants(step)
    }
    expect(await api.server.core.store.run(findDataFaults)).toEqual([])
  },
)
