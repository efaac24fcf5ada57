import { spawn } from 'node:child_process'
import { assertNode, install } from './steps/prepare.mjs'
import { environment, ROOT } from './steps/run.mjs'

assertNode()
await install()

/** Desk and site with their sources watched; both stop together. */
const children = ['apps/desk', 'apps/site'].map((workspace) =>
  spawn('npm', ['run', 'dev', '-w', workspace], {
    cwd: ROOT,
    env: environment({
      NODE_ENV: 'development',
      PORT: workspace === 'apps/desk' ? '3001' : '3000',
      SITE_URL: process.env.SITE_URL ?? 'http://localhost:3000',
    }),
    stdio: 'inherit',
  }),
)
for (const child of children) {
  child.once('exit', () => {
    for (const other of children) other.kill('SIGTERM')
  })
}
