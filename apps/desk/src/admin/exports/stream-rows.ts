/** Rows that are read from the database at once. */
export const ROWS_AT_ONCE = 200

interface Download {
  readonly filename: string
  readonly type: 'text/csv' | 'application/x-ndjson'
}

/**
 * An answer that a browser saves as a file, sent piece by piece as it is read: the next piece is
 * made when the last has gone out, so that a large export takes little memory.
 */
export function streamRows(pieces: AsyncGenerator<string>, { filename, type }: Download): Response {
  const bytes = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(bytes.encode(value))
    },
    cancel: async () => {
      await pieces.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'no-store',
    },
  })
}
