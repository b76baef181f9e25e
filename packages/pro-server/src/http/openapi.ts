import { z } from 'zod'
import { problems, problemType, type ProblemCode } from '../problems.ts'
import { endpoints, type Endpoint } from './endpoints.ts'

/** Problems that every endpoint can answer with. */
export const commonProblems: readonly ProblemCode[] = [
  'query-not-allowed',
  'method-not-allowed',
  'rate-limited',
  'store-unavailable',
]
/** Problems of every endpoint that takes a JSON body. */
export const bodyProblems: readonly ProblemCode[] = [
  'invalid-request',
  'invalid-json',
  'unsupported-media-type',
  'body-too-large',
  'cross-site',
]

/** The problems that an endpoint can answer with. */
export function listProblems({ body, problems: own }: Endpoint): ProblemCode[] {
  const ofBody = body === 'raw' ? (['body-too-large'] as const) : body ? bodyProblems : []
  return [...new Set([...commonProblems, ...ofBody, ...own, 'not-found' as const])]
}

/** The OpenAPI 3.1 document of the API. */
export function createOpenApi(isTest: boolean): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints as readonly Endpoint[]) {
    if (endpoint.testOnly && !isTest) continue
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = describeEndpoint(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Frond UI Pro',
      version: '1.0.0',
      description: 'Purchase, license, activation and download of Frond UI Pro.',
    },
    servers: [{ url: '/api/pro' }],
    paths,
    components: { schemas: { Problem: problemSchema } },
  }
}

function describeEndpoint(endpoint: Endpoint): Record<string, unknown> {
  const { id, path, method, summary, body, auth } = endpoint
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => toParameter(name!, 'path', true))
  const inHeader = [
    ...(auth ? [toParameter('Authorization', 'header', auth !== 'optional')] : []),
    ...(method === 'POST' && body !== 'raw' ? [toParameter('Idempotency-Key', 'header', false)] : []),
  ]
  return {
    operationId: id,
    summary,
    parameters: [...inPath, ...inHeader],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: body === 'raw' ? { type: 'object' } : toJsonSchema(body, 'input') } },
      },
    }),
    responses: { ...describeAnswers(endpoint), ...describeProblems(listProblems(endpoint)) },
  }
}

function describeAnswers({ answers }: Endpoint): Record<string, unknown> {
  const entries = Object.entries(answers).map(([status, schema]) => {
    if (schema === 'empty') return [status, { description: 'Done.' }]
    const content =
      schema === 'file'
        ? { 'application/zip': { schema: { type: 'string', format: 'binary' } } }
        : { 'application/json': { schema: toJsonSchema(schema, 'output') } }
    return [status, { description: 'Success.', content }]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

function describeProblems(codes: readonly ProblemCode[]): Record<string, unknown> {
  const byStatus = Map.groupBy(codes, (code) => problems[code].status)
  const entries = [...byStatus].map(([status, list]) => [
    status,
    {
      description: list.map((code) => problems[code].title).join('; '),
      content: {
        'application/problem+json': {
          schema: {
            allOf: [{ $ref: '#/components/schemas/Problem' }],
            properties: { type: { enum: list.map(problemType) } },
          },
        },
      },
    },
  ])
  return Object.fromEntries(entries) as Record<string, unknown>
}

function toParameter(name: string, where: 'path' | 'header', required: boolean) {
  return { name, in: where, required, schema: { type: 'string' } }
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string' },
    instance: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { pointer: { type: 'string' }, code: { type: 'string' }, detail: { type: 'string' } },
      },
    },
  },
}
