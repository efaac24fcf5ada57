import { dataFolder, holdDatabase, storedMessages } from './data-folder.ts'
import { deskOn } from './desk-process.ts'
import { type Outcome, someTime } from './fault.ts'
import { whileWrittenTo } from './while-written-to.ts'

/** Milliseconds for which another program holds the database: longer than the desk waits for it. */
const HELD = 8_000

/** Lets another program hold the database so many times while messages are written. */
export async function lockDatabase(times: number, migrated?: string): Promise<Outcome> {
  const { folder, remove } = await dataFolder(migrated)
  const desk = await deskOn(folder)
  try {
    return await whileWrittenTo(desk, {
      fault: 'database held by another program',
      times,
      happen: async () => {
        const letGo = holdDatabase(folder)
        await someTime(HELD, HELD)
        letGo()
      },
      after: 1_500,
      stored: () => storedMessages(folder),
    })
  } finally {
    await desk.kill()
    remove()
  }
}
