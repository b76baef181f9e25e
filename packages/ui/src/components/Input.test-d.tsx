import { useState } from 'react'
import { describe, expectTypeOf, it } from 'vitest'
import { Input } from './Input.tsx'
import { Textarea } from './Textarea.tsx'

describe('the value of a text input', () => {
  it('is text', () => {
    void (<Input onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<string>()} />)
    void (<Input type="email" onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<string>()} />)
    void (<Textarea onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<string>()} />)
  })

  it('is a number with type number', () => {
    void (<Input type="number" onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<number | undefined>()} />)
  })

  it('depends on the modifiers', () => {
    void (
      <Input
        valueModifiers={{ nullable: true }}
        onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<string | null>()}
      />
    )
    void (
      <Textarea
        valueModifiers={{ optional: true, trim: true }}
        onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<string | undefined>()}
      />
    )
    void (
      <Input
        valueModifiers={{ number: true }}
        onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<string | number>()}
      />
    )
  })

  it('can be passed to a state setter', () => {
    function Owner() {
      const [name, setName] = useState('')
      const [age, setAge] = useState<number>()
      return (
        <>
          <Input value={name} onValueChange={setName} />
          <Input type="number" value={age} onValueChange={setAge} />
        </>
      )
    }
    expectTypeOf(Owner).toBeFunction()
  })
})
