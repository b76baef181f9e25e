/** The root of a form or of a nested form. */
const ROOT = '[data-slot="form"]'

/** A rating. It consists of radio buttons whose values are numbers. */
const RATING = '[data-slot="input-rating"]'

type NamedElement = Element & Pick<HTMLInputElement, 'name' | 'type' | 'value' | 'disabled' | 'checked' | 'multiple'>

/**
 * The values of the controls in a form, as the browser would submit them. Dots and brackets in names create nested
 * objects. Number inputs, sliders and ratings return numbers, and a single checkbox without a value returns a boolean.
 */
export function readValues(root: HTMLElement): Record<string, unknown> {
  const form = root.closest('form')
  if (!form) return {}
  const controls = [...form.elements].filter((element): element is NamedElement => 'name' in element && !!element.name)
  // `form.elements` also contains controls of nested forms, and controls elsewhere in the page with a `form` attribute.
  const own = controls.filter((control) => (control.closest(ROOT) ?? form) === root)
  const names = new Set(own.map((control) => control.name))
  const foreign = new Set(controls.map((control) => control.name).filter((name) => !names.has(name)))

  const data = new FormData(form)
  // A `formdata` listener can add entries that have no control. They belong to the outermost form.
  if (root === form) for (const name of data.keys()) if (!foreign.has(name)) names.add(name)

  const values: Record<string, unknown> = {}
  for (const name of names) {
    setAt(
      values,
      name,
      valueOf(
        own.filter((control) => control.name === name),
        data.getAll(name),
      ),
    )
  }
  return values
}

function valueOf(controls: readonly NamedElement[], sent: readonly FormDataEntryValue[]): unknown {
  const [control] = controls
  // `on` is the value of a checkbox that has no `value` attribute.
  if (controls.length === 1 && control!.type === 'checkbox' && control!.value === 'on' && !control!.disabled)
    return control!.checked
  if (controls.length > 0 && controls.every(isNumber)) {
    const numbers = sent.filter((value) => value !== '').map(Number)
    // A slider with several thumbs submits several numbers with the same name. A rating submits one number.
    return controls.length > 1 && control!.type !== 'radio' ? numbers : numbers[0]
  }
  const isList =
    sent.length > 1 ||
    control?.type === 'select-multiple' ||
    (control?.type === 'file' && control.multiple) ||
    (controls.length > 1 && control?.type === 'checkbox')
  const filled = sent.filter((value) => typeof value === 'string' || value.name !== '' || value.size > 0)
  return isList ? filled : filled[0]
}

function isNumber(control: NamedElement): boolean {
  return control.type === 'number' || control.type === 'range' || control.closest(RATING) !== null
}

/** Sets a value at the path in its name: `address.street`, `rows.0.title` or `rows[0].title`. */
export function setAt(target: Record<string, unknown>, name: string, value: unknown): void {
  const steps = name
    .replace(/\[(\w*)\]/g, '.$1')
    .split('.')
    .filter((step) => step !== '')
  // Prevents prototype pollution.
  if (steps.length === 0 || steps.some((step) => step === '__proto__' || step === 'constructor')) return
  let holder: Record<string, unknown> = target
  steps.slice(0, -1).forEach((step, index) => {
    const inner = holder[step]
    if (typeof inner !== 'object' || inner === null) holder[step] = /^\d+$/.test(steps[index + 1]!) ? [] : {}
    holder = holder[step] as Record<string, unknown>
  })
  holder[steps.at(-1)!] = value
}
