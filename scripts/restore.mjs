import { deskProgram, wholePaths } from './steps/desk-program.mjs'
import { assertNode, install } from './steps/prepare.mjs'

assertNode()
try {
  await install()
  process.exitCode = await deskProgram(
    'backup/restore-command.ts',
    wholePaths(process.argv.slice(2)),
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
