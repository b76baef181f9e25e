/** Listens to the form that an element belongs to. For refs: it returns what undoes it. */
export function listenToForm<Type extends 'reset' | 'formdata'>(
  element: { readonly form: HTMLFormElement | null },
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): () => void {
  const { form } = element
  form?.addEventListener(type, listener)
  return () => form?.removeEventListener(type, listener)
}
