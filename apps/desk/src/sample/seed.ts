/**
 * Fills an empty desk with the sample content: `npm run seed -w apps/desk`, after `migrate`. `SAMPLE=no`
 * leaves the desk empty. If something fails, it exits with 1 and has written nothing; a second run does
 * nothing.
 */
import { availableParallelism, constants } from 'node:os'
import { runCommand } from '../commands/run-command.ts'
import { withDesk } from '../commands/with-desk.ts'

const report = (line: string) => console.log(`Sample content: ${line}`)

async function seed(): Promise<void> {
  const { fillDesk } = await import('./fill-desk.ts')
  const { resizePending } = await import('../media/image-sizes/resize-pending.ts')
  await withDesk(async (desk) => {
    const start = performance.now()
    const result = await fillDesk(desk, report)
    // Nobody uses the desk yet: all processors may resize, so that the first page has its pictures.
    const { PRIORITY_NORMAL: priority } = constants.priority
    await resizePending(desk, { concurrency: availableParallelism(), priority })
    report(`${result} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  })
}

async function run(): Promise<number> {
  if (process.env.SAMPLE === 'no') report('left out (SAMPLE=no)')
  else {
    await seed().catch((error: unknown) => {
      report('failed, nothing was written.')
      throw error
    })
  }
  return 0
}

await runCommand({ usage: 'Usage: npm run seed -w apps/desk', run })
