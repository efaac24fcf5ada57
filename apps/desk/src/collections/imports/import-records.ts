import type { Payload, PayloadRequest, Where } from 'payload'
import type { Import } from '../../payload-types.ts'

/** Collections that an import writes to. */
export type ImportedSlug = 'posts' | 'subcategories' | 'operations' | 'leaders' | 'media'

interface ImportRecord {
  readonly key: string
  readonly collection: ImportedSlug
  readonly document: number
  readonly told?: string
  readonly written?: string
  readonly writtenAt?: string
  readonly incomplete?: boolean
  readonly notes?: string[]
}

export type TransactionContext = Pick<PayloadRequest, 'transactionID'>

/** What has been imported from a source so far. */
export interface ImportRecords {
  find(key: string): Promise<Import | undefined>
  /** Saves a record in the transaction that writes the document. */
  save(record: ImportRecord, req: TransactionContext): Promise<void>
}

export function importRecords(payload: Payload, source: string): ImportRecords {
  const find = async (key: string, req?: TransactionContext) => {
    const where: Where = { and: [{ source: { equals: source } }, { key: { equals: key } }] }
    const query = { collection: 'imports' as const, where, ...(req && { req }) }
    return (await payload.db.findOne<Import>(query)) ?? undefined
  }
  return {
    find: (key) => find(key),
    save: async (record, req) => {
      const data = { source, incomplete: false, ...record }
      const before = await find(record.key, req)
      if (before === undefined) await payload.create({ collection: 'imports', data, req })
      else await payload.update({ collection: 'imports', id: before.id, data, req })
    },
  }
}
