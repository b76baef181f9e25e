/** The used part of package-lock.json. */
export interface Lockfile {
  packages: Record<string, LockedPackage>
  [key: string]: unknown
}

export interface LockedPackage {
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
  [key: string]: unknown
}

/**
 * Adds entries for native packages of other platforms. npm omits these optional packages if the registry in use lacks
 * them, and `npm ci` then rejects the lockfile on every platform.
 */
export function completeLockfile(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages }
  for (const [path, { dev, optionalDependencies }] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      const platform = findPlatform(name)
      if (!platform || !/^\d+\.\d+\.\d+/.test(version) || isLocked(packages, path, name)) continue
      packages[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...platform }
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lockfile, packages: Object.fromEntries(sorted) }
}

/** Whether Node would resolve `name` from the package at `path`. */
function isLocked(packages: Record<string, LockedPackage>, path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder}${folder && '/'}node_modules/${name}`]) return true
    if (folder === '') return false
  }
}

/** Native packages have the platform in their name: `@oxlint/binding-linux-arm64-musl`. */
function findPlatform(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  const [, os, cpu, abi] = nativeName.exec(name) ?? []
  if (!os || !cpu) return undefined
  if (os === 'wasm32') return { cpu: ['wasm32'] }
  const libc = os === 'linux' && abi ? { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] } : {}
  return { os: [os], cpu: [cpu], ...libc }
}

const nativeName =
  /\b(android|darwin|freebsd|linux|openharmony|win32|wasm32)-(arm64|arm|ia32|ppc64|riscv64|s390x|x64|wasi)(?:-(\w+))?$/
