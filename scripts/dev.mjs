import { spawn } from 'node:child_process'
import path from 'node:path'
import { checkPorts } from './steps/ports.mjs'
import { assertNode, install } from './steps/prepare.mjs'
import { END_SIGNALS, environment, isRunning, ROOT, runScript, step } from './steps/run.mjs'
import { migrate } from './steps/stack.mjs'

assertNode()

const { DATA_DIR, DESK_PORT, PORT, SITE_URL } = process.env

// Desk and site with their sources watched; both stop together.
await runScript(async () => {
  const [sitePort, deskPort] = await checkPorts([
    { name: 'PORT', value: PORT || '3000', host: '127.0.0.1' },
    { name: 'DESK_PORT', value: DESK_PORT || '3001', host: '127.0.0.1' },
  ])
  await install()
  const dataDir = path.resolve(ROOT, DATA_DIR || 'var')
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
          SITE_URL: SITE_URL || `http://localhost:${sitePort}`,
        }),
        stdio: 'inherit',
        detached: true,
      }),
  )
  const endAll = () => {
    for (const child of children) if (isRunning(child)) process.kill(-child.pid, 'SIGTERM')
  }
  for (const signal of END_SIGNALS) process.on(signal, endAll)
  for (const child of children) child.once('exit', endAll)
})
