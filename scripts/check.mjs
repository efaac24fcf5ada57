import { check } from './steps/checks.mjs'
import { assertNode, install } from './steps/prepare.mjs'
import { runScript } from './steps/run.mjs'

assertNode()
await runScript(async () => {
  await install()
  await check()
})
