/** The limits that a chosen file must satisfy. */
export interface FileLimits {
  /** Types and extensions, as in the native attribute: `image/*,.pdf`. */
  readonly accept?: string
  /** Minimum size of a file in bytes. */
  readonly minSize?: number
  /** Maximum size of a file in bytes. */
  readonly maxSize?: number
}

/** Why a file was rejected: the name of the option that it violates. */
export type FileRejectReason = 'accept' | 'minSize' | 'maxSize' | 'maxFiles'

export interface FileRejection {
  readonly file: File
  readonly reason: FileRejectReason
}

/** Splits files into accepted and rejected ones. `room` is the maximum number of accepted files. */
export function sortFiles(
  files: readonly File[],
  limits: FileLimits,
  room = Infinity,
): { accepted: File[]; rejected: FileRejection[] } {
  const accepted: File[] = []
  const rejected: FileRejection[] = []
  for (const file of files) {
    const reason = findReason(file, limits) ?? (accepted.length < room ? undefined : 'maxFiles')
    if (reason) rejected.push({ file, reason })
    else accepted.push(file)
  }
  return { accepted, rejected }
}

function findReason(file: File, { accept, minSize, maxSize }: FileLimits): FileRejectReason | undefined {
  if (!isAccepted(file, accept)) return 'accept'
  if (maxSize !== undefined && file.size > maxSize) return 'maxSize'
  if (minSize !== undefined && file.size < minSize) return 'minSize'
  return undefined
}

/**
 * Whether a file matches a list of types and extensions. Needed in addition to the native attribute, because the user
 * can choose "all files" in the dialog, or drop any file.
 */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const rules = splitAccept(accept)
  return rules.length === 0 || rules.some((rule) => matches(rule, name.toLowerCase(), type.toLowerCase()))
}

/** The rules of `accept`. An empty list accepts all files. */
export function splitAccept(accept = ''): string[] {
  const rules = accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean)
  return rules.some((rule) => rule === '*' || rule === '*/*') ? [] : rules
}

function matches(rule: string, name: string, type: string): boolean {
  if (rule.startsWith('.')) return name.endsWith(rule)
  if (rule.endsWith('/*')) return type.startsWith(rule.slice(0, -1))
  // Ignore parameters of the MIME type, such as `charset`.
  return type.split(';')[0] === rule
}

export const sizeUnits = ['bytes', 'kilobytes', 'megabytes', 'gigabytes'] as const

/** A size in the largest unit in which it is at least 1, rounded to a whole number. */
export function roundSize(bytes: number): { value: number; unit: (typeof sizeUnits)[number] } {
  let value = bytes
  let step = 0
  while (Math.round(value) >= 1024 && step < sizeUnits.length - 1) {
    value /= 1024
    step += 1
  }
  return { value: Math.round(value), unit: sizeUnits[step]! }
}
