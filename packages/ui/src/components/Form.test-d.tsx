import { createRef } from 'react'
import * as struct from 'superstruct'
import * as v from 'valibot'
import { describe, expectTypeOf, it } from 'vitest'
import * as yup from 'yup'
import { z } from 'zod'
import { Form, type FormHandle } from './Form.tsx'

const schema = z.object({ name: z.string(), age: z.string().transform(Number) })

describe('the values that onSubmit receives', () => {
  it('are the output of the schema', () => {
    void (
      <Form
        schema={schema}
        onSubmit={({ data }) => expectTypeOf(data).toEqualTypeOf<{ name: string; age: number }>()}
      />
    )
    void (
      <Form
        schema={v.object({ name: v.string() })}
        onSubmit={({ data }) => expectTypeOf(data).toEqualTypeOf<{ name: string }>()}
      />
    )
    void (
      <Form
        schema={yup.object({ name: yup.string().required() })}
        onSubmit={({ data }) => expectTypeOf(data.name).toEqualTypeOf<string>()}
      />
    )
    void (
      <Form
        schema={struct.object({ name: struct.string() })}
        onSubmit={({ data }) => expectTypeOf(data).toEqualTypeOf<{ name: string }>()}
      />
    )
  })

  it('are the input of the schema with transform off', () => {
    void (
      <Form
        schema={schema}
        transform={false}
        onSubmit={({ data }) => expectTypeOf(data).toEqualTypeOf<{ name: string; age: string }>()}
      />
    )
  })

  it('are the state without a schema, and unknown without both', () => {
    void (
      <Form
        state={{ name: '' }}
        validate={(state) => {
          expectTypeOf(state).toEqualTypeOf<{ name: string }>()
          return []
        }}
        onSubmit={({ data }) => expectTypeOf(data).toEqualTypeOf<{ name: string }>()}
      />
    )
    void (<Form onSubmit={({ data }) => expectTypeOf(data).toEqualTypeOf<Record<string, unknown>>()} />)
  })
})

it('the state must match the schema', () => {
  expectTypeOf(<Form schema={schema} state={{ name: 'Mira' }} />).toExtend<object>()
  // @ts-expect-error A number is no name.
  expectTypeOf(<Form schema={schema} state={{ name: 1 }} />).toExtend<object>()
})

it('a handle can be typed with or without the values', () => {
  expectTypeOf(<Form schema={schema} handleRef={createRef<FormHandle>()} />).toExtend<object>()
  const known = createRef<FormHandle<{ name: string; age: number }>>()
  expectTypeOf(<Form schema={schema} handleRef={known} />).toExtend<object>()
})
