import { existsSync } from 'node:fs'
import path from 'node:path'
import { assertNode, build, install } from './steps/prepare.mjs'
import { ROOT, run, runScript } from './steps/run.mjs'
import { installPrograms } from './steps/system.mjs'

assertNode()

/** The system's programs that a measurement needs besides Chromium. */
const PROGRAMS = { load: ['nginx', 'wrk'], rush: ['nginx'], soak: ['nginx'] }

const name = process.argv[2] ?? 'weight'
const file = path.join(ROOT, 'bench', `${name}.ts`)

await runScript(async () => {
  if (!existsSync(file)) {
    throw new Error(`There is no measurement called ${name}; see bench/README.md.`)
  }
  await install()
  const [chromium] = await installPrograms(['chromium', ...(PROGRAMS[name] ?? [])])
  await build()
  const env = { CHROMIUM_PATH: chromium }
  await run('node', [file, ...process.argv.slice(3)], { show: true, env })
})
