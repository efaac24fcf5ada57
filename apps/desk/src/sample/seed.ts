/**
 * Fills an empty desk with the sample content, in both languages: `npm run seed -w apps/desk`, after
 * `migrate`. `SAMPLE=no` leaves the desk empty. Ends with exit code 1 when something fails, and then
 * nothing has been written; a second run does nothing.
 */
import { availableParallelism } from 'node:os'

const say = (line: string) => console.log(`Sample content: ${line}`)

async function seed(): Promise<void> {
  const { getPayload } = await import('payload')
  const { default: config } = await import('../payload.config.ts')
  const { fillDesk } = await import('./fill-desk.ts')
  const { makeDueSizes } = await import('../picture-sizes/make-due-sizes.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  try {
    const started = performance.now()
    const result = await fillDesk(payload, say)
    // Nobody reads or writes yet: every processor may paint, and the first page has its pictures.
    await makeDueSizes(payload, { atOnce: availableParallelism() })
    say(`${result} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  } finally {
    await payload.destroy()
  }
}

if (process.env.SAMPLE === 'no') say('left out (SAMPLE=no)')
else {
  await seed().catch((error: unknown) => {
    console.error(`Sample content: failed, nothing was written.`, error)
    process.exitCode = 1
  })
}
