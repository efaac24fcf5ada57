import { crc32, deflateSync } from 'node:zlib'

export const latin1 = (text: string) => Buffer.from(text, 'latin1')
export const HTML = '<!doctype html><script>alert(1)</script>'
export const PHP = '<?php system($_GET["c"]); ?>'
export const ZIP = Buffer.concat([
  latin1('PK\x03\x04\x14\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'),
  latin1('PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'),
])

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin1(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG whose header has more pixels than its data. */
export function png(
  width: number,
  height: number,
  chunks: readonly Buffer[] = [],
  rows = 16,
): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows))
  const parts = [
    chunk('IHDR', head),
    ...chunks,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([latin1('\x89PNG\r\n\x1a\n'), ...parts])
}

export const box = (type: string, content: Buffer, size = content.length + 8) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(size)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

export const MP4 = box('ftyp', latin1('isom\0\0\0\0'))

/** A PDF with deeply nested pages and arrays. */
export function deepPdf(depth: number): Buffer {
  const objects = ['1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj']
  for (let n = 2; n < depth; n += 1) {
    objects.push(`${n} 0 obj<</Type/Pages/Kids[${n + 1} 0 R]/Count 1>>endobj`)
  }
  objects.push(`${depth} 0 obj<</Type/Page/MediaBox[0 0 9 9]>>endobj`)
  const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  return latin1(
    `%PDF-1.4\n${objects.join('\n')}\n9 0 obj${nested}endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )
}
