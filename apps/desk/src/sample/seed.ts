/**
 * Fills an empty desk with the sample content, in both languages: `npm run seed -w apps/desk`, after
 * `migrate`. `SAMPLE=no` leaves the desk empty. Ends with exit code 1 when something fails, and then
 * nothing has been written; a second run does nothing.
 */
import { availableParallelism, constants } from 'node:os'
import { runCommand } from '../commands/run-command.ts'
import { withDesk } from '../commands/with-desk.ts'

const say = (line: string) => console.log(`Sample content: ${line}`)

async function seed(): Promise<void> {
  const { fillDesk } = await import('./fill-desk.ts')
  const { resizePending } = await import('../media/image-sizes/resize-pending.ts')
  await withDesk(async (desk) => {
    const started = performance.now()
    const result = await fillDesk(desk, say)
    // Nobody reads or writes yet: every processor may paint, and the first page has its pictures.
    const { PRIORITY_NORMAL: priority } = constants.priority
    await resizePending(desk, { atOnce: availableParallelism(), priority })
    say(`${result} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  })
}

async function run(): Promise<number> {
  if (process.env.SAMPLE === 'no') say('left out (SAMPLE=no)')
  else {
    await seed().catch((error: unknown) => {
      say('failed, nothing was written.')
      throw error
    })
  }
  return 0
}

await runCommand({ usage: 'Usage: npm run seed -w apps/desk', run })
