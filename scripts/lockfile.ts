/** What we read and write of package-lock.json. */
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
 * Adds the native packages of other platforms that npm left out. npm does so when the registry in use lacks one of them,
 * since they are optional; `npm ci` then calls the lockfile out of step and stops, on every platform.
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

/** Whether Node, looking from the package at `path` upwards, would come upon `name`. */
function isLocked(packages: Record<string, LockedPackage>, path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder}${folder && '/'}node_modules/${name}`]) return true
    if (folder === '') return false
  }
}

/** Native packages are named by the platform they are for: `@oxlint/binding-linux-arm64-musl`. */
function findPlatform(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  const [, os, cpu, abi] = nativeName.exec(name) ?? []
  if (!os || !cpu) return undefined
  if (os === 'wasm32') return { cpu: ['wasm32'] }
  const libc = os === 'linux' && abi ? { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] } : {}
  return { os: [os], cpu: [cpu], ...libc }
}

const nativeName =
  /\b(android|darwin|freebsd|linux|openharmony|win32|wasm32)-(arm64|arm|ia32|ppc64|riscv64|s390x|x64|wasi)(?:-(\w+))?$/
