import { dataFolder, holdDatabase, readDatabase } from './data-folder.ts'
import { deskOn } from './desk-process.ts'
import { type Outcome, someTime } from './fault.ts'
import { compare, keepSending } from './writers.ts'

/** Milliseconds for which another program holds the database: longer than the desk waits for it. */
const HELD = 8_000

/** Lets another program hold the database so many times while messages are written. */
export async function lockDatabase(times: number, migrated?: string): Promise<Outcome> {
  const { folder, remove } = await dataFolder(migrated)
  const desk = await deskOn(folder)
  try {
    await desk.start()
    const over = new AbortController()
    const messages = keepSending(desk.url, 2, over.signal)
    for (let lock = 0; lock < times; lock += 1) {
      await someTime(500, 1_000)
      const letGo = holdDatabase(folder)
      await someTime(HELD, HELD)
      letGo()
    }
    await someTime(1_500, 2_000)
    over.abort()
    const told = await messages
    await desk.stop()
    const { isWhole, rows } = readDatabase(folder, 'SELECT subject FROM contact_messages')
    const found = rows.map(({ subject }) => String(subject))
    return {
      fault: 'database held by another program',
      times,
      promised: told.taken.length,
      ...compare(told.taken, found),
      isWhole,
      seen: JSON.stringify(told.refused),
    }
  } finally {
    await desk.kill()
    remove()
  }
}
