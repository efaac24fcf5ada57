import { firstEditor } from '../bench/rush/editor.ts'
import { firstSeen } from '../bench/rush/seen.ts'
import { startSteadyLoad } from '../bench/rush/steady-load.ts'
import { startSite } from '../bench/server/site-process.ts'
import { dataFolder, readDatabase, storedMessages } from './data-folder.ts'
import { deskOn } from './desk-process.ts'
import { keepWriting } from './editor-at-work.ts'
import { type Outcome, someTime } from './fault.ts'
import { settableClock } from './set-clock.ts'
import { compare, keepSending } from './writers.ts'

const HOUR = 3_600
const DAY = 24 * HOUR
/** Seconds beside the machine's clock that it is set to, one after another. */
const SET_TO = [-HOUR, 0, HOUR, 0, DAY, 0, -DAY, 0]
/** A session that is not used ends in eight hours: after a day ahead the editor is told to sign in. */
const SIGNED_OUT_AT = [DAY]
/** Requests a second for pages. */
const LOAD = 10
const PAGES = [
  { path: '/', language: 'SO' },
  { path: '/resources/news', language: 'EN' },
] as const
/** Milliseconds: until what is scheduled is due, and longest wait for the rounds that look for it. */
const DUE = 2_500
const LATE = 30_000

interface Story {
  readonly id: number
  readonly title: string
}

/**
 * Sets the clock of a desk and a site forward and back so many times while messages are sent, an
 * editor writes, publishes and schedules, and pages are read; none without libfaketime.
 */
export async function jumpClock(times: number, migrated?: string): Promise<Outcome | undefined> {
  const clock = settableClock()
  if (!clock) return undefined
  const { folder, remove } = await dataFolder(migrated)
  const desk = await deskOn(folder, clock.variables)
  let stopSite: () => Promise<void> = async () => undefined
  try {
    await desk.start()
    const env = { ...clock.variables, TRUST_PROXY: 'loopback' }
    const site = await startSite(desk.url, { env })
    stopSite = site.stop
    const editor = await firstEditor(desk.url)
    const seen = async ({ id, title }: Story) =>
      Number.isFinite(await firstSeen(`${site.url}/resources/NewsDetail/tijaabo-${id}`, title))
    const story = await editor.draft('Qoraal')
    const paper = await editor.draft('War 0.')
    const written = { acknowledged: 0, lost: 0, signedOut: 0 }
    const scheduled: Story[] = []
    const missed: string[] = []
    let published = 0
    const over = new AbortController()
    const messages = keepSending(site.url, 2, over.signal)
    const load = startSteadyLoad(site.url, PAGES, LOAD)
    let isOut = false
    for (let jump = 0; jump < times; jump += 1) {
      const to = SET_TO[jump % SET_TO.length] ?? 0
      if (!isOut) {
        await keepWriting(editor, story, written)
        const id = await editor.draft(`Jadwal ${jump}.`)
        await editor.schedule(id, new Date(clock.now() + DUE))
        scheduled.push({ id, title: `Jadwal ${jump}.` })
      }
      clock.set(to)
      const before = written.signedOut
      await keepWriting(editor, story, written)
      isOut = SIGNED_OUT_AT.includes(to)
      if (isOut !== written.signedOut > before) missed.push(`a wrong end of the session at ${to} s`)
      const news = isOut ? scheduled.at(-1) : { id: paper, title: `War ${jump + 1}.` }
      if (!news) continue
      if (!isOut) {
        await editor.publish(news.id, news.title)
        published += 1
      }
      if (!(await seen(news))) missed.push(`${news.title} not seen at ${to} s`)
    }
    clock.set(0)
    const begin = performance.now()
    for (const each of scheduled) {
      while (!(await seen(each)) && performance.now() - begin < LATE);
    }
    await someTime(500, 1_000)
    over.abort()
    const [told, outcomes] = await Promise.all([messages, load.stop()])
    await desk.stop()
    const ofMessages = compare(told.taken, storedMessages(folder).subjects)
    const deeds = readDatabase(
      folder,
      `SELECT document, count(*) AS times FROM audit
       WHERE action = 'post.published' AND document IN (${scheduled.map(({ id }) => id).join()}) GROUP BY document`,
    )
    const failed = outcomes.filter((each) => typeof each === 'string')
    const late = scheduled.length - deeds.rows.length
    return {
      fault: 'clock of desk and site set forward and back',
      times,
      promised:
        told.taken.length + outcomes.length + written.acknowledged + published + scheduled.length,
      lost: ofMessages.lost + failed.length + written.lost + missed.length + late,
      doubled: ofMessages.doubled + deeds.rows.filter(({ times: done }) => Number(done) > 1).length,
      isWhole: deeds.isWhole,
      seen:
        [...new Set([...failed, ...missed])].slice(0, 5).join('; ') ||
        [
          `${told.taken.length} messages, refused ${JSON.stringify(told.refused)}`,
          `${outcomes.length} pages, ${written.acknowledged} saves, ${published} publishes`,
          `${scheduled.length} scheduled, ${late} of them not published`,
        ].join('; '),
    }
  } finally {
    await stopSite()
    await desk.kill()
    remove()
    clock.remove()
  }
}
