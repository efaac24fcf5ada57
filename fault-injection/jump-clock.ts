import { failureReasons, isFailure } from '../bench/rush/arrivals.ts'
import { firstEditor } from '../bench/rush/editor.ts'
import { startSteadyLoad } from '../bench/rush/steady-load.ts'
import { type SiteProcess, startSite } from '../bench/server/site-process.ts'
import { createClock, type SettableClock } from './clock.ts'
import { checkMessages, publishCounts } from './data-folder.ts'
import { type DeskProcess, withDesk } from './desk-process.ts'
import { editStory } from './editing.ts'
import { type Outcome, randomPause, seenAt } from './fault.ts'
import { sendMessages } from './writers.ts'

const HOUR = 3_600
const DAY = 24 * HOUR
/** Offsets from the machine's clock, in seconds, one after another. */
const OFFSETS = [-HOUR, 0, HOUR, 0, DAY, 0, -DAY, 0]
/** An unused session ends in eight hours: after a day ahead the editor has to sign in. */
const SIGNED_OUT_AT = [DAY]
/** Requests a second for pages. */
const LOAD = 10
const PAGES = [
  { path: '/', language: 'SO' },
  { path: '/resources/news', language: 'EN' },
] as const
/** Milliseconds until a scheduled publish is due; the desk refuses a time that has passed meanwhile. */
const DUE_MS = 15_000

interface Story {
  readonly id: number
  readonly title: string
}

interface Programs {
  readonly desk: DeskProcess
  readonly folder: string
  readonly site: SiteProcess
  readonly clock: SettableClock
}

async function jump(times: number, { desk, folder, site, clock }: Programs): Promise<Outcome> {
  const editor = await firstEditor(desk.url)
  const isSeen = async ({ id, title }: Story) =>
    Number.isFinite(await seenAt(`${site.url}/resources/NewsDetail/tijaabo-${id}`, title))
  const edited = await editor.draft('Qoraal')
  const published = await editor.draft('War 0.')
  const editing = { acknowledged: 0, lost: 0, signedOut: 0 }
  const scheduled: Story[] = []
  const problems: string[] = []
  let publishes = 0
  const end = new AbortController()
  const sending = sendMessages(site.url, 2, end.signal)
  const load = startSteadyLoad(site.url, PAGES, LOAD)
  let isSignedOut = false
  for (let index = 0; index < times; index += 1) {
    const offset = OFFSETS[index % OFFSETS.length] ?? 0
    if (!isSignedOut) {
      await editStory(editor, edited, editing)
      const title = `Jadwal ${index}.`
      const id = await editor.draft(title)
      await editor.schedule(id, new Date(clock.now() + DUE_MS))
      scheduled.push({ id, title })
    }
    clock.set(offset)
    const signedOutBefore = editing.signedOut
    await editStory(editor, edited, editing)
    isSignedOut = SIGNED_OUT_AT.includes(offset)
    if (isSignedOut !== editing.signedOut > signedOutBefore) {
      problems.push(`a wrong end of the session at ${offset} s`)
    }
    // Without a session the last scheduled story is the news.
    const news = isSignedOut ? scheduled.at(-1) : { id: published, title: `War ${index + 1}.` }
    if (!news) continue
    if (!isSignedOut) {
      await editor.publish(news.id, news.title)
      publishes += 1
    }
    if (!(await isSeen(news))) problems.push(`${news.title} not seen at ${offset} s`)
  }
  clock.set(0)
  for (const story of scheduled) await isSeen(story)
  await randomPause(500, 1_000)
  end.abort()
  const [{ accepted, refused }, results] = await Promise.all([sending, load.stop()])
  await desk.stop()
  const messages = checkMessages(folder, accepted)
  const counts = publishCounts(
    folder,
    scheduled.map(({ id }) => id),
  )
  const unpublished = scheduled.length - counts.length
  return {
    fault: 'clock of desk and site set forward and back',
    times,
    promised:
      accepted.length + results.length + editing.acknowledged + publishes + scheduled.length,
    lost:
      messages.lost +
      results.filter(isFailure).length +
      editing.lost +
      problems.length +
      unpublished,
    doubled: messages.doubled + counts.filter((count) => count > 1).length,
    isWhole: messages.isWhole,
    seen:
      [...failureReasons(results), ...new Set(problems)].slice(0, 5).join('; ') ||
      [
        `${accepted.length} messages, refused ${JSON.stringify(refused)}`,
        `${results.length} pages, ${editing.acknowledged} saves, ${publishes} publishes`,
        `${scheduled.length} scheduled, ${unpublished} of them not published`,
      ].join('; '),
  }
}

/**
 * Sets the clock of a desk and a site forward and back so many times while messages are sent, an
 * editor writes, publishes and schedules, and pages are read; `undefined` without libfaketime.
 */
export async function jumpClock(times: number, migrated?: string): Promise<Outcome | undefined> {
  const clock = createClock()
  if (!clock) return undefined
  const { variables } = clock
  const work = async (desk: DeskProcess, folder: string) => {
    await desk.start()
    const site = await startSite(desk.url, { env: { ...variables, TRUST_PROXY: 'loopback' } })
    return jump(times, { desk, folder, site, clock }).finally(site.stop)
  }
  return withDesk(migrated, work, variables).finally(clock.remove)
}
