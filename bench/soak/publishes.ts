import { PATHS } from '../../packages/contract/src/page-paths.ts'
import type { Editor } from '../rush/editor.ts'
import { firstSeen } from '../rush/first-seen.ts'

/** What an editor can change for readers; each kind concerns other pages. */
export const PUBLISH_KINDS = [
  'news',
  'press release',
  'leader',
  'settings',
  'alert',
  'withdrawal',
] as const

export type PublishKind = (typeof PUBLISH_KINDS)[number]

/** Publishes a change that has a text of its own; `path` is a page that then shows it. */
type Change = (editor: Editor, text: string) => Promise<{ readonly path: string }>

const articlePath = (id: number) => `/resources/NewsDetail/tijaabo-${id}`

async function publish(editor: Editor, kind: 'news' | 'pressReleases', title: string) {
  const id = await editor.draft(title, kind)
  await editor.publish(id, title, kind)
  return id
}

const CHANGES: Readonly<Record<PublishKind, Change>> = {
  news: async (editor, text) => {
    await publish(editor, 'news', text)
    return { path: PATHS.home }
  },
  'press release': async (editor, text) => {
    await publish(editor, 'pressReleases', text)
    return { path: PATHS.pressRelease }
  },
  leader: async (editor, text) => {
    await editor.changeMinister({ so: { name: text }, en: { name: text } })
    return { path: PATHS.minister }
  },
  settings: async (editor, text) => {
    const email = `${text.replaceAll(/\W/g, '').toLowerCase()}@tusaale.example`
    await editor.changeGlobal('contact-information', { email })
    return { path: PATHS.contact }
  },
  alert: async (editor, text) => {
    await editor.changeGlobal('alert', { level: 'information', so: { title: text } })
    return { path: PATHS.home }
  },
  withdrawal: async (editor, text) => {
    const id = await publish(editor, 'news', `Waa laga noqonayaa ${text}`)
    await editor.withdraw(id, text)
    return { path: articlePath(id) }
  },
}

/** The text by which a change is recognized on a page, and how the settings show it. */
const shownText = (kind: PublishKind, text: string) =>
  kind === 'settings' ? text.replaceAll(/\W/g, '').toLowerCase() : text

/**
 * Makes a change of a kind. Resolves to the text by which pages show it, a page that does, and the
 * moment of the desk's response.
 */
export async function makeChange(editor: Editor, kind: PublishKind) {
  const text = `Tijaabo ${kind} ${Date.now().toString(36)}`
  const { path } = await CHANGES[kind](editor, text)
  return { path, text: shownText(kind, text), respondedAt: performance.now() }
}

/** Milliseconds from the desk's response until a new visitor saw a change of a kind. */
export interface SeenChange {
  readonly kind: PublishKind
  readonly seenAfter: number
}

/** Makes a change of a kind and waits until a new visitor sees it. */
export async function publishAndSee(
  site: string,
  editor: Editor,
  kind: PublishKind,
): Promise<SeenChange> {
  const { path, text, respondedAt } = await makeChange(editor, kind)
  return { kind, seenAfter: (await firstSeen(site + path, text)) - respondedAt }
}
