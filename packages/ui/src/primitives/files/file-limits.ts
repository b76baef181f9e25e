/** Which files may be chosen. */
export interface FileLimits {
  /** Types and extensions, as in the native attribute: `image/*,.pdf`. */
  readonly accept?: string
  /** The fewest bytes a file may have. */
  readonly minSize?: number
  /** The most bytes a file may have. */
  readonly maxSize?: number
}

/** What kept a file from being taken, by the name of the option that says so. */
export type FileRejectReason = 'accept' | 'minSize' | 'maxSize' | 'maxFiles'

export interface FileRejection {
  readonly file: File
  readonly reason: FileRejectReason
}

/** Sorts files into those that are taken and those that are not. `room` is how many there is place for. */
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

/** Whether a file matches a list of types and extensions. The browser asks this of its dialog only, and lets one go round it. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const rules = splitAccept(accept)
  return rules.length === 0 || rules.some((rule) => matches(rule, name.toLowerCase(), type.toLowerCase()))
}

/** The rules of `accept`; none where everything is accepted. */
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
  // What comes after a semicolon says more about the file and nothing about its type.
  return type.split(';')[0] === rule
}

export const sizeUnits = ['bytes', 'kilobytes', 'megabytes', 'gigabytes'] as const

/** A size as a whole number of the largest unit that gives one. */
export function roundSize(bytes: number): { value: number; unit: (typeof sizeUnits)[number] } {
  let value = bytes
  let step = 0
  while (Math.round(value) >= 1024 && step < sizeUnits.length - 1) {
    value /= 1024
    step += 1
  }
  return { value: Math.round(value), unit: sizeUnits[step]! }
}
