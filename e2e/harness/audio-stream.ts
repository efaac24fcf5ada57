import type { RequestListener, ServerResponse } from 'node:http'

/** Samples a second, of one byte each. Chromium does not begin to play with fewer bytes. */
const RATE = 44_100
/** A length for the WAV header that the stream never reaches. */
const ENDLESS = 0x7fffffff

function wavHeader(): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(ENDLESS, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(ENDLESS, 40)
  return header
}

/** A low hum, as 8-bit samples. */
function hum(seconds: number): Buffer {
  return Buffer.from(
    Uint8Array.from({ length: RATE * seconds }, (_, index) => {
      return 128 + Math.round(30 * Math.sin((2 * Math.PI * 220 * index) / RATE))
    }),
  )
}

export interface AudioStream {
  readonly handler: RequestListener
  /** Listeners whose connections are open. */
  readonly open: () => number
  /** All listeners so far. */
  readonly total: () => number
}

/** A live stream of sound without an end: four seconds at once, the rest as fast as it plays. */
export function audioStream(): AudioStream {
  const open = new Set<ServerResponse>()
  let total = 0
  return {
    open: () => open.size,
    total: () => total,
    handler(_request, response) {
      total += 1
      open.add(response)
      response.writeHead(200, { 'content-type': 'audio/wav', 'cache-control': 'no-store' })
      response.write(Buffer.concat([wavHeader(), hum(4)]))
      const timer = setInterval(() => response.write(hum(0.5)), 500)
      response.on('close', () => {
        clearInterval(timer)
        open.delete(response)
      })
    },
  }
}
