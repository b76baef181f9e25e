import { expect, it } from 'vitest'
import { completeLockfile } from './lockfile.ts'

it('adds native packages of other platforms that npm left out', () => {
  const { packages } = completeLockfile({
    packages: {
      '': {},
      'node_modules/tool': {
        version: '1.2.3',
        dev: true,
        optionalDependencies: {
          '@tool/linux-x64-gnu': '1.2.3',
          '@tool/linux-arm64-musl': '1.2.3',
          '@tool/darwin-arm64': '1.2.3',
          '@tool/wasm32-wasi': '1.2.3',
        },
      },
      'node_modules/@tool/linux-x64-gnu': { version: '1.2.3', integrity: 'sha512-x' },
    },
  })
  expect(packages['node_modules/@tool/linux-x64-gnu']).toEqual({ version: '1.2.3', integrity: 'sha512-x' })
  expect(packages['node_modules/@tool/linux-arm64-musl']).toEqual({
    version: '1.2.3',
    dev: true,
    optional: true,
    os: ['linux'],
    cpu: ['arm64'],
    libc: ['musl'],
  })
  expect(packages['node_modules/@tool/darwin-arm64']).toMatchObject({ os: ['darwin'], cpu: ['arm64'] })
  expect(packages['node_modules/@tool/wasm32-wasi']).toMatchObject({ cpu: ['wasm32'], optional: true })
})

it('does not change nested packages, packages without an exact version, and packages that are not native', () => {
  const lockfile = {
    packages: {
      'node_modules/a': { optionalDependencies: { fsevents: '2.3.3', '@a/darwin-x64': '^1.0.0' } },
      'node_modules/a/node_modules/b': { optionalDependencies: { '@b/win32-x64-msvc': '1.0.0' } },
      'node_modules/a/node_modules/@b/win32-x64-msvc': { version: '1.0.0' },
    },
  }
  expect(Object.keys(completeLockfile(lockfile).packages).sort()).toEqual(Object.keys(lockfile.packages).sort())
})
