/** Root of a form, nested ones included. */
const ROOT = '[data-slot="form"]'

/** Its stars are radio buttons, whose values are numbers. */
const RATING = '[data-slot="input-rating"]'

type NamedElement = Element & { readonly name: string; readonly type: string; readonly value: string }

/**
 * The values of the controls in a form, as the browser would send them, with dots and brackets in names leading into
 * nested objects. Where a control says what its value is (a number, on or off), the value is that and not its text.
 */
export function readValues(root: HTMLElement): Record<string, unknown> {
  const form = root.closest('form')
  if (!form) return {}
  const controls = [...form.elements].filter((element): element is NamedElement => 'name' in element && !!element.name)
  // A control may stand elsewhere in the page and name its form.
  const own = controls.filter((control) => (control.closest(ROOT) ?? form) === root)
  const names = new Set(own.map((control) => control.name))
  const foreign = new Set(controls.map((control) => control.name).filter((name) => !names.has(name)))

  const data = new FormData(form)
  // What a script adds to the data has no control; it belongs to the form as a whole.
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
  if (controls.length === 1 && control instanceof HTMLInputElement && !control.disabled) {
    // "on" is what a checkbox sends that was given no value.
    if (control.type === 'checkbox' && control.value === 'on') return control.checked
  }
  if (controls.length > 0 && controls.every(isNumber)) {
    const numbers = sent.filter((value) => value !== '').map(Number)
    // The thumbs of a slider share its name; of the stars of a rating one is sent.
    return controls.length > 1 && control!.type !== 'radio' ? numbers : numbers[0]
  }
  const isList =
    sent.length > 1 ||
    (control instanceof HTMLSelectElement && control.multiple) ||
    (control instanceof HTMLInputElement && control.type === 'file' && control.multiple) ||
    (controls.length > 1 && control?.type === 'checkbox')
  const filled = sent.filter((value) => typeof value === 'string' || value.name !== '' || value.size > 0)
  return isList ? filled : filled[0]
}

function isNumber(control: NamedElement): boolean {
  return control.type === 'number' || control.type === 'range' || control.closest(RATING) !== null
}

/** Writes a value where its name says: `address.street`, `rows.0.title` or `rows[0].title`. */
export function setAt(target: Record<string, unknown>, name: string, value: unknown): void {
  const steps = name
    .replace(/\[(\w*)\]/g, '.$1')
    .split('.')
    .filter((step) => step !== '')
  // A name must not lead out of the values.
  if (steps.length === 0 || steps.some((step) => step === '__proto__' || step === 'constructor')) return
  let holder: Record<string, unknown> = target
  steps.slice(0, -1).forEach((step, index) => {
    const inner = holder[step]
    if (typeof inner !== 'object' || inner === null) holder[step] = /^\d+$/.test(steps[index + 1]!) ? [] : {}
    holder = holder[step] as Record<string, unknown>
  })
  holder[steps.at(-1)!] = value
}
