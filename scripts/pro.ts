import { userInfo } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import {
  openProServer,
  ProSettingError,
  readProSettings,
  runOperator,
  secretsFile,
} from '../packages/pro-server/src/index.ts'
import { readSettings } from '../site/server/settings.ts'

/** Commands for operators of Pro: `npm run pro -- license show <id>`. Without a command it lists them. */

const { dataFolder } = readSettings()

/** The commands open the store themselves, also while the server runs. Mails that they cause are sent by the server. */
async function open() {
  const settings = readProSettings(dataFolder)
  const origin = () => 'http://localhost:3000'
  const server = await openProServer({ settings, origin, log: () => {} })
  await server.core.store.check()
  return { ...server, actor: { kind: 'operator', name: userInfo().username } as const }
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`${question} (yes/no) `)
  terminal.close()
  return answer.trim() === 'yes'
}

try {
  process.exitCode = await runOperator({
    args: process.argv.slice(2),
    offline: { secretsFile: secretsFile(join(dataFolder, 'pro')), now: new Date() },
    open,
    confirm,
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
  })
} catch (error) {
  if (!(error instanceof ProSettingError)) throw error
  console.error(error.message)
  process.exitCode = ProSettingError.exitCode
}
