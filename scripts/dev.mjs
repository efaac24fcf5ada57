import { spawn } from 'node:child_process'
import path from 'node:path'
import { checkPorts } from './steps/ports.mjs'
import { assertNode, install } from './steps/prepare.mjs'
import { ENDING, environment, hasNotEnded, ROOT, step } from './steps/run.mjs'
import { migrate } from './steps/stack.mjs'

assertNode()

const { env: given } = process

/** Desk and site with their sources watched; both stop together. */
async function watch() {
  const [sitePort, deskPort] = await checkPorts([
    { name: 'PORT', value: given.PORT || '3000', host: '127.0.0.1' },
    { name: 'DESK_PORT', value: given.DESK_PORT || '3001', host: '127.0.0.1' },
  ])
  await install()
  const dataDir = path.resolve(ROOT, given.DATA_DIR || 'var')
  await step('Database', () => migrate({ DATA_DIR: dataDir }))
  const children = Object.entries({ 'apps/desk': deskPort, 'apps/site': sitePort }).map(
    ([workspace, port]) =>
      spawn('npm', ['run', 'dev', '-w', workspace], {
        cwd: ROOT,
        env: environment({
          NODE_ENV: 'development',
          DATA_DIR: dataDir,
          PORT: String(port),
          API_BASE_URL: `http://127.0.0.1:${deskPort}`,
          SITE_URL: given.SITE_URL || `http://localhost:${sitePort}`,
        }),
        stdio: 'inherit',
        detached: true,
      }),
  )
  const endAll = () => {
    for (const child of children) if (hasNotEnded(child)) process.kill(-child.pid, 'SIGTERM')
  }
  for (const signal of ENDING) process.on(signal, endAll)
  for (const child of children) child.once('exit', endAll)
}

await watch().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
