import type { PayloadRequest } from 'payload'
import type { BothLanguages } from '../../i18n/messages.ts'
import type { Redirect } from '../../payload-types.ts'
import { isPage } from './existing-page.ts'
import { normalizeOldPath } from './redirect-problems.ts'

export type Arrow = Pick<Redirect, 'from' | 'to'>

/** A rule is named beside the path that it answers for. */
const ruleOf = (path: string, { from }: Arrow) => (from === path ? '' : ` (${from})`)

const leadsOn = (to: string, next: Arrow): BothLanguages => ({
  en: `${to} leads on to ${next.to} itself${ruleOf(to, next)}. Give the address at the end, so that readers are sent once.`,
  so: `${to} laftiisa ayaa loo weeciyaa ${next.to}${ruleOf(to, next)}. Qor cinwaanka ugu dambeeya, si akhristaha hal mar loo weeciyo.`,
})

const isLedTo = (before: Arrow): BothLanguages => ({
  en: `${before.from} leads to this old path (${before.to}). Let that one lead to where this one shall, first.`,
  so: `${before.from} ayaa u weecisa waddadan hore (${before.to}). Marka hore taas u weeci halka ay tani u socoto.`,
})

/** The path that a redirect leads to; `undefined` for another site, and where the reader's words are in it. */
function targetPath({ to }: Arrow): string | undefined {
  const path = normalizeOldPath(to.replace(/[?#].*$/, ''))
  return path.startsWith('/') && !path.includes('*') ? path : undefined
}

/** The redirect that answers for a path: its own, or the longest rule above it. */
function redirectAt(path: string, byFrom: ReadonlyMap<string, Arrow>): Arrow | undefined {
  const own = byFrom.get(path)
  if (own) return own
  for (let above = path; above !== ''; above = above.slice(0, above.lastIndexOf('/'))) {
    const rule = byFrom.get(`${above}/*`)
    if (rule) return rule
  }
  return undefined
}

/**
 * What is wrong with new or changed redirects, by their old paths, beside the existing ones: each must
 * lead to its end at once. A circle is a chain too. What leads to a page ends there, whatever redirects
 * say of it.
 */
export async function chainProblems(
  req: PayloadRequest,
  changed: readonly Arrow[],
  existing: readonly Arrow[],
): Promise<ReadonlyMap<string, BothLanguages>> {
  const byFrom = new Map([...existing, ...changed].map((arrow) => [arrow.from, arrow]))
  const changedPaths = new Set(changed.map(({ from }) => from))
  const problems = new Map<string, BothLanguages>()
  for (const arrow of byFrom.values()) {
    const path = targetPath(arrow)
    const next = path && redirectAt(path, byFrom)
    if (!path || !next || (await isPage(req, path))) continue
    if (changedPaths.has(arrow.from)) problems.set(arrow.from, leadsOn(path, next))
    else if (changedPaths.has(next.from)) problems.set(next.from, isLedTo(arrow))
  }
  return problems
}

/** All redirects but one, by its id. */
export async function otherRedirects(req: PayloadRequest, id?: number | string): Promise<Arrow[]> {
  const query = { collection: 'redirects', pagination: false, req } as const
  const { docs } = await req.payload.db.find<Redirect>(query)
  return docs.filter((doc) => doc.id !== Number(id))
}
