import type { Payload, PayloadRequest } from 'payload'
import type { Import } from '../../payload-types.ts'

/** Collections that an import writes to. */
export type ImportedSlug = 'posts' | 'subcategories' | 'operations' | 'leaders' | 'media'

export interface Remembered {
  readonly key: string
  readonly collection: ImportedSlug
  readonly document: number
  readonly told?: string
  readonly written?: string
  readonly writtenAt?: string
  readonly incomplete?: boolean
  readonly notes?: string[]
}

export type InTransaction = Pick<PayloadRequest, 'transactionID'>

/** What a source has brought to the desk so far. */
export interface Records {
  find(key: string): Promise<Import | undefined>
  /** Writes down what came, in the transaction in which it is written. */
  remember(what: Remembered, req: InTransaction): Promise<void>
}

export function recordsOf(payload: Payload, source: string): Records {
  const find = async (key: string, req?: InTransaction) => {
    const { docs } = await payload.find({
      collection: 'imports',
      where: { and: [{ source: { equals: source } }, { key: { equals: key } }] },
      limit: 1,
      pagination: false,
      depth: 0,
      ...(req && { req }),
    })
    return docs[0]
  }
  return {
    find: (key) => find(key),
    remember: async (what, req) => {
      const data = { source, incomplete: false, ...what }
      const before = await find(what.key, req)
      if (before === undefined) await payload.create({ collection: 'imports', data, req })
      else await payload.update({ collection: 'imports', id: before.id, data, req })
    },
  }
}
