import { deskProgram, wholePaths } from './steps/desk-program.mjs'
import { assertNode, installOnce } from './steps/prepare.mjs'

assertNode()
try {
  await installOnce()
  process.exitCode = await deskProgram(
    'desk/src/backup/restore-command.ts',
    wholePaths(process.argv.slice(2)),
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
