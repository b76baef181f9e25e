import { Button, Form, FormField, Icon, useFormField, useToast } from '@frond/ui'
import { useState } from 'react'
import { z } from 'zod'

function StarRating({ name: ownName }: { name?: string }) {
  const { id, name, ariaAttrs, disabled, emitFormChange } = useFormField({ name: ownName }, { bind: false })
  const [stars, setStars] = useState(0)

  return (
    <div id={id} role="group" {...ariaAttrs} className="flex gap-1">
      <input type="hidden" name={name} value={stars} />
      {[1, 2, 3, 4, 5].map((star) => (
        <button
          key={star}
          type="button"
          disabled={disabled}
          aria-pressed={stars === star}
          aria-label={`${star} of 5 stars`}
          className={star <= stars ? 'text-warning' : 'text-dimmed'}
          onClick={() => {
            setStars(star)
            emitFormChange()
          }}
        >
          <Icon name="lucide:star" className="size-6" />
        </button>
      ))}
    </div>
  )
}

const schema = z.object({ rating: z.coerce.number().min(1, 'Press a star.') })

export default function OwnControl() {
  const toast = useToast()

  return (
    <Form
      schema={schema}
      onSubmit={({ data }) => toast.add({ title: `Thank you for ${data.rating} stars` })}
      className="grid gap-4"
    >
      <FormField name="rating" label="How was it?">
        <StarRating />
      </FormField>
      <Button type="submit" label="Send" className="justify-self-start" />
    </Form>
  )
}
