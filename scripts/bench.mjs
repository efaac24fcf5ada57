import { existsSync } from 'node:fs'
import path from 'node:path'
import { assertNode, build, install } from './steps/prepare.mjs'
import { ROOT, run, step } from './steps/run.mjs'
import { chromium, nginx, wrk } from './steps/system.mjs'

assertNode()

/** What a measurement needs of the system's packages beside Chromium. */
const PROGRAMS = { load: { nginx, wrk }, rush: { nginx }, soak: { nginx } }

const name = process.argv[2] ?? 'weight'
const file = path.join(ROOT, 'bench', `${name}.ts`)
if (!existsSync(file)) {
  console.error(`There is no measurement called ${name}; see bench/README.md.`)
  process.exit(1)
}
try {
  await install()
  let browser = ''
  await step('Chromium', async () => {
    browser = await chromium()
    return browser
  })
  for (const [title, find] of Object.entries(PROGRAMS[name] ?? {})) await step(title, find)
  await build()
  await run('node', [file, ...process.argv.slice(3)], {
    show: true,
    env: { CHROMIUM_PATH: browser },
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
