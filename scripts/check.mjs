import { check } from './steps/checks.mjs'
import { assertNode, install } from './steps/prepare.mjs'

assertNode()
try {
  await install()
  await check()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
