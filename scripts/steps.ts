import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { findChromium } from './chromium.ts'
import {
  countExit,
  countPlaywright,
  countVitest,
  type Counts,
  type PlaywrightReport,
  type VitestReport,
} from './counts.ts'
import { findFreePort } from './port.ts'
import { root, run, runTool } from './run.ts'
import { findFiles } from './source-files.ts'
import { buildIfStale, library, targets, type Target } from './targets.ts'

export interface Step {
  name: string
  /** What to do when it fails. */
  cure: string
  run(): Promise<Counts>
}

/** Fastest first, so that simple mistakes are reported early. A step imports what it needs when it runs, so that single tests start quickly. */
export const staticSteps: readonly Step[] = [
  { name: 'format', cure: 'Run npm run format.', run: () => runQuietly('oxfmt', ['--check']) },
  {
    name: 'imports',
    cure: 'Each line above names the rule that an import breaks; ARCHITECTURE.md shows all of them.',
    run: checkImportRules,
  },
  {
    name: 'public names',
    cure: 'Each line above names a public name and the file that it lacks.',
    run: checkNames,
  },
  {
    name: 'lint',
    cure: 'Mend what is listed above; npx oxlint --fix does some of it.',
    run: () => runQuietly('oxlint', ['--type-aware', '--deny-warnings']),
  },
  { name: 'types', cure: 'Mend the types listed above.', run: checkTypes },
  {
    name: 'spelling',
    cure: 'Correct the words listed above (US English), or add names and terms to cspell-words.txt.',
    run: () =>
      runQuietly('cspell', ['lint', '--no-progress', '--no-summary', '--cache', '--cache-location', '.cache/cspell']),
  },
  {
    name: 'docs pages',
    cure: 'Correct the links and blocks listed above.',
    run: checkDocsPages,
  },
  {
    name: 'docs code',
    cure: 'Correct the code blocks listed above. Packages that are not installed are declared in scripts/docs-modules.d.ts.',
    run: checkCodeOfDocs,
  },
  { name: 'generated files', cure: 'Run npm run generate.', run: checkGeneratedFiles },
]

export const unitStep: Step = {
  name: 'unit tests',
  cure: 'Run one again with npm test <part of its file name>.',
  run: async () => {
    // A test checks the built library.
    await buildIfStale(library)
    return runUnitTests()
  },
}

export const buildStep: Step = {
  name: 'build',
  cure: 'Run npm run build to see it alone.',
  run: () => build(targets),
}

/** Only the end-to-end tests need the previews. */
export const previewsStep: Step = {
  name: 'previews of templates',
  cure: 'Run npm run build to see them alone.',
  run: async () => {
    const { previewTargets } = await import('./templates.ts')
    return build([...previewTargets().values()])
  },
}

export const endToEndStep: Step = {
  name: 'end to end',
  cure: 'Run one again with npm test <part of its file name>: it leaves pictures and a trace in test-results/.',
  run: () => runEndToEnd(),
}

/** Steps that take too long for every change: each file in scripts/full is one step. */
export function fullSteps(): Step[] {
  return findFiles('scripts/full/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({
      name: basename(file, '.ts').replaceAll('-', ' '),
      cure: `Run it alone with node ${file}.`,
      run: async () => countExit((await run(process.execPath, ['--conditions=frond-source', file])).code),
    }))
}

async function runQuietly(tool: string, args: readonly string[], cwd?: string): Promise<Counts> {
  const { code, output } = await runTool(tool, args, { quiet: true, cwd })
  if (code !== 0) console.log(output.trimEnd())
  return countExit(code)
}

async function checkImportRules(): Promise<Counts> {
  const { checkImports } = await import('./import-rules.ts')
  const files = findFiles(['packages', 'site'].map((folder) => `${folder}/**/*.{ts,tsx}`))
  const broken = checkImports(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])))
  for (const line of broken) console.log(line)
  return countExit(broken.length)
}

async function checkNames(): Promise<Counts> {
  const { checkPublicNames, readPublicNames, readSources } = await import('./public-names.ts')
  const faults = checkPublicNames(readPublicNames(), readSources())
  for (const line of faults) console.log(line)
  return countExit(faults.length)
}

async function checkTypes(): Promise<Counts> {
  const typegen = await runTool('react-router', ['typegen'], { cwd: join(root, 'site'), quiet: true })
  if (typegen.code !== 0) {
    console.log(typegen.output.trimEnd())
    return countExit(typegen.code)
  }
  // The first project contains all packages but one, so that the sources of the library are checked once.
  const projects = ['tsconfig.json', 'packages/content/tsconfig.json']
  const results = await Promise.all(
    projects.map((project) => runTool('tsc', ['--noEmit', '--checkers', '1', '--project', project], { quiet: true })),
  )
  for (const { code, output } of results) if (code !== 0) console.log(output.trimEnd())
  return countExit(Math.max(...results.map(({ code }) => code)))
}

/** Parses all pages and checks their links and anchors. */
async function checkDocsPages(): Promise<Counts> {
  const { checkSiteContent } = await import('../site/vite/prerendered-paths.ts')
  await checkSiteContent()
  return countExit(0)
}

async function checkCodeOfDocs(): Promise<Counts> {
  const { checkDocsCode } = await import('./docs-code.ts')
  // The code is checked against the declarations that readers install.
  await buildIfStale(library)
  const errors = await checkDocsCode()
  for (const line of errors) console.log(line)
  return countExit(errors.length)
}

async function checkGeneratedFiles(): Promise<Counts> {
  const [{ findStaleFiles }, { generators }] = await Promise.all([
    import('./generated-files.ts'),
    import('./generators.ts'),
  ])
  const stale = await findStaleFiles(generators, root)
  for (const { path } of stale) console.log(`${path} is stale. Run npm run generate.`)
  return countExit(stale.length)
}

/** All of them, or the given files. */
export async function runUnitTests(files: readonly string[] = []): Promise<Counts> {
  const needsBrowser = files.length === 0 || files.some((file) => file.endsWith('.tsx'))
  if (needsBrowser) await findChromium()
  const reportFile = join(tmpdir(), `frond-vitest-${process.pid}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const projects = needsBrowser ? [] : ['--project=!browser', '--project=!examples']
  const { code } = await runTool('vitest', ['run', ...reporters, ...projects, ...files])
  return countVitest(readReport<VitestReport>(reportFile), code)
}

/** All of them, or the given files. The web server of the tests builds the site if it is stale. */
export async function runEndToEnd(files: readonly string[] = []): Promise<Counts> {
  await findChromium()
  const reportFile = join(tmpdir(), `frond-playwright-${process.pid}.json`)
  const { code } = await runTool('playwright', ['test', '--reporter=list,json', ...files], {
    env: {
      PORT: String(await findFreePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      ...(files.length > 0 && { FROND_TRACE: '1' }),
    },
  })
  return countPlaywright(readReport<PlaywrightReport>(reportFile), code)
}

function readReport<Report>(file: string): Report | undefined {
  if (!existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(file)
  return report
}

async function build(stale: readonly Target[]): Promise<Counts> {
  for (const target of stale) await buildIfStale(target)
  return countExit(0)
}
