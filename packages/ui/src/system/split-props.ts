/** Splits props into those in `names` and the rest. */
export function splitProps<Props extends object, Name extends string>(
  props: Props,
  names: Readonly<Record<Name, true>>,
): [named: Pick<Props, Name & keyof Props>, rest: Omit<Props, Name>] {
  const named: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const key in props) (key in names ? named : rest)[key] = props[key]
  return [named as Pick<Props, Name & keyof Props>, rest as Omit<Props, Name>]
}
