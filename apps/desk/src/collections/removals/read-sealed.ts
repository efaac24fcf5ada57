import type { PayloadRequest, Where } from 'payload'
import { validReason } from '../../access/publishers-publish-what-another-wrote.ts'
import { hasRole } from '../../access/role.ts'
import { plainText } from '../../admin/local-drafts/typed-fields.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import type { Media, Removal } from '../../payload-types.ts'
import type { Group } from '../posts/publishing/read-post.ts'
import { Refusal } from '../posts/publishing/refusals.ts'
import { filesOf } from './sealed-files.ts'
import type { SealedText } from './sealed-text.ts'

/** How long, in ms, the files of a sealed text can be read after its reason was given. */
const READING_MS = 10 * 60_000

const READ = 'removal.read'

/** A removal whose text is still sealed. Throws a `Refusal` for others, and for who may not read it. */
async function sealedRemoval(req: PayloadRequest, id: number): Promise<Removal> {
  if (!hasRole(req.user, 'administrator')) throw new Refusal('not_an_administrator', req)
  const query = { collection: 'removals' as const, where: { id: { equals: id } }, req }
  const removal = await req.payload.db.findOne<Removal>(query)
  if (!removal?.sealed) throw new Refusal('no_removal', req)
  return removal
}

interface Block {
  readonly type?: string
  readonly children?: readonly Block[]
}

function viewOf({ title, content, changeNote, withdrawnReason }: Group) {
  const blocks = (content as { readonly root?: Block } | null | undefined)?.root?.children ?? []
  // Each item of a list is a line of its own.
  const lines = blocks.flatMap((block) => (block.type === 'list' ? block.children : block) ?? [])
  const all = [...lines.map(plainText), changeNote ?? '', withdrawnReason ?? '']
  return { title: title ?? '', lines: all.filter(Boolean) }
}

/** The files of a sealed text. Two removals of a post can have the same ones. */
async function sealedFiles(req: PayloadRequest, removal: Removal) {
  const ids = filesOf(req.payload, removal)
  const where: Where = { and: [{ id: { in: ids } }, { sealedBy: { exists: true } }] }
  const query = { collection: 'media' as const, where, pagination: false, req }
  return (await req.payload.db.find<Media>(query)).docs
}

/**
 * A sealed text in plain words, in each form that it had, and its files, for an administrator who says why.
 * The audit keeps who read it and the reason. Throws a `Refusal`.
 */
export async function readSealed(req: PayloadRequest, id: number, givenReason: string) {
  const removal = await sealedRemoval(req, id)
  const { post: document, language, sealed } = removal
  const reason = validReason(givenReason)
  if (!reason) throw new Refusal('reading_needs_reason', req)
  const event = { action: READ, collection: 'posts', document, language }
  await recordAuditEvent(req.payload, { ...event, change: { removal: id, reason } }, req)
  const { main, working, versions } = sealed as unknown as SealedText
  const views = [main, working, ...versions].map(({ text }) => JSON.stringify(viewOf(text)))
  const files = await sealedFiles(req, removal)
  return {
    texts: [...new Set(views)].map((view) => JSON.parse(view) as ReturnType<typeof viewOf>),
    files: files.map(({ id: file, givenName }) => ({ id: file, name: givenName ?? '' })),
  }
}

export type SealedView = Awaited<ReturnType<typeof readSealed>>

/**
 * The stored name of a sealed file, for an administrator who has said within ten minutes why the text is
 * read. Throws a `Refusal`.
 */
export async function sealedFilename(
  req: PayloadRequest,
  id: number,
  file: number,
): Promise<string> {
  const removal = await sealedRemoval(req, id)
  const { totalDocs } = await req.payload.count({
    collection: 'audit',
    where: {
      and: [
        { action: { equals: READ } },
        { document: { equals: String(removal.post) } },
        { who: { equals: req.user?.id } },
        { createdAt: { greater_than: new Date(Date.now() - READING_MS).toISOString() } },
      ],
    },
    req,
  })
  if (totalDocs === 0) throw new Refusal('reading_needs_reason', req)
  const found = (await sealedFiles(req, removal)).find((each) => each.id === file)
  if (!found?.filename) throw new Refusal('no_removal', req)
  return found.filename
}
