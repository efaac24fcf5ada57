import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { postgresFolder, startPostgres } from '../apps/desk/src/testing/postgres.ts'
import { firstEditor } from '../bench/rush/editor.ts'
import { readDatabase } from './data-folder.ts'
import { createDesk, type DeskProcess, withDesk } from './desk-process.ts'
import { type Outcome, randomPause } from './fault.ts'
import { createTagWatcher } from './tag-watcher.ts'

type Editor = ReturnType<Awaited<ReturnType<typeof firstEditor>>['at']>
type TagWatcher = ReturnType<typeof createTagWatcher>

/** Changes of each desk between two kills, the last of which the kill interrupts. */
const CHANGES = 4
/** Milliseconds until the kill, after the beginning of the change that it interrupts. */
const MAX_INTERRUPTED_MS = 60

/** Publishes a text, an alert or contact information, or withdraws a text. */
async function change(editor: Editor, watcher: TagWatcher, number: number): Promise<void> {
  const text = `Tijaabo ${number}`
  if (number % 4 === 1) {
    return editor.changeGlobal('alert', { level: 'information', so: { title: text } })
  }
  if (number % 4 === 3) {
    return editor.changeGlobal('contact-information', { email: `t${number}@tusaale.example` })
  }
  const kind = number % 4 === 0 ? 'news' : 'pressReleases'
  const id = await editor.draft(text, kind)
  watcher.watchArticle(id)
  await editor.publish(id, text, kind)
  if (number % 8 === 0) await editor.withdraw(id, text)
}

interface Publishing {
  readonly desks: readonly DeskProcess[]
  readonly times: number
  /** Is called while the killed desk is down. */
  readonly whileDown?: (time: number) => void
}

/** Kills one desk after another while each of them publishes. */
async function publishAndKill({ desks, times, whileDown }: Publishing) {
  const [first, ...others] = desks
  if (!first) throw new Error('there is no desk')
  for (const desk of desks) await desk.start()
  const editor = await firstEditor(first.url)
  const editors: Editor[] = [editor, ...others.map(({ url }) => editor.at(url))]
  const watcher = createTagWatcher()
  let [number, interrupted] = [0, 0]
  const changeAll = () => {
    const changes = editors.map((each, index) => change(each, watcher, number + index))
    number += editors.length
    return Promise.allSettled(changes)
  }
  for (let time = 0; time < times; time += 1) {
    for (let turn = 1; turn < CHANGES; turn += 1) {
      await changeAll()
      await watcher.compare(desks[turn % desks.length]?.url ?? '')
    }
    const desk = desks[time % desks.length]
    const changes = changeAll()
    await randomPause(0, MAX_INTERRUPTED_MS)
    await desk?.kill()
    interrupted += (await changes).filter(({ status }) => status === 'rejected').length
    whileDown?.(time)
    await desk?.start()
    await watcher.compare(desk?.url ?? '')
  }
  for (const desk of desks) await desk.kill()
  return { ...watcher.results, interrupted }
}

function outcome(
  fault: string,
  times: number,
  isWhole: boolean,
  results: Awaited<ReturnType<typeof publishAndKill>>,
): Outcome {
  const { changes, withTags, outdated, interrupted } = results
  return {
    fault,
    times,
    promised: changes,
    lost: outdated.length,
    doubled: 0,
    isWhole,
    seen: [
      `${withTags} of the changes named by tags, ${interrupted} interrupted`,
      ...outdated.slice(0, 3),
    ].join('; '),
  }
}

/** The database and what SQLite keeps beside it. */
const databaseFiles = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith('gaashaan.db'))

/**
 * Kills the desk while it publishes, and in every third time puts an earlier copy of its database back.
 * Lost is each response that a site would go on sending although it has changed.
 */
export function killPublishing(times: number, migrated?: string): Promise<Outcome> {
  return withDesk(migrated, async (desk, folder) => {
    const copy = mkdtempSync(path.join(tmpdir(), 'gaashaan-faults-'))
    const replaceDatabase = (to: string, from: string) => {
      for (const name of databaseFiles(to)) rmSync(path.join(to, name))
      for (const name of databaseFiles(from)) cpSync(path.join(from, name), path.join(to, name))
    }
    const whileDown = (time: number) => {
      if (time % 3 === 0) replaceDatabase(copy, folder)
      else if (time % 3 === 2) replaceDatabase(folder, copy)
    }
    try {
      const results = await publishAndKill({ desks: [desk], times, whileDown })
      const { isWhole } = readDatabase(folder, 'SELECT 1')
      return outcome('desk killed while it publishes, or restored', times, isWhole, results)
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  })
}

/** The same with two desks on one PostgreSQL; `undefined` where there is no PostgreSQL. */
export async function killOneOfTwoDesks(
  times: number,
  migrated?: string,
): Promise<Outcome | undefined> {
  if (postgresFolder() === undefined) return undefined
  const postgres = await startPostgres()
  // The tests' server acknowledges a commit before it is on the disk; a real one does not.
  const variables = { DATABASE_URL: `${postgres.url}?options=-c%20synchronous_commit%3Don` }
  const work = async (desk: DeskProcess, folder: string) => {
    await desk.migrate()
    const second = await createDesk(folder, { variables })
    try {
      const results = await publishAndKill({ desks: [desk, second], times })
      return outcome('one of two desks killed while both publish', times, true, results)
    } finally {
      await second.kill()
    }
  }
  return withDesk(migrated, work, variables).finally(postgres.stop)
}
