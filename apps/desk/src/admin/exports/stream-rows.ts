/** Rows that are read from the database at once. */
export const ROWS_PER_BATCH = 200

interface Download {
  readonly filename: string
  readonly type: 'text/csv' | 'application/x-ndjson'
}

/**
 * A response that a browser saves as a file. The next chunk is generated only when the last has been
 * sent, so that a large export takes little memory.
 */
export function streamRows(chunks: AsyncGenerator<string>, { filename, type }: Download): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await chunks.return(undefined)
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
