import type { Json } from './knobs'

/** Turns the knob `content.side` into the field `side` of the prop `content`. */
export function nestProps(values: Readonly<Record<string, Json | undefined>>): Record<string, Json | undefined> {
  const props: Record<string, Json | undefined> = {}
  for (const [name, value] of Object.entries(values)) {
    const [prop = '', field] = name.split('.')
    if (!field) props[prop] = value
    else if (value !== undefined) props[prop] = { ...(props[prop] as Record<string, Json> | undefined), [field]: value }
  }
  return props
}
