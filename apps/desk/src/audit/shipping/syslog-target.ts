import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { ShippedLine } from './shipped-line.ts'

/** Facility 13, log audit, with severity 6, informational (RFC 5424 §6.2.1). */
const PRIORITY = 13 * 8 + 6

/** What fits into one datagram with its headers (RFC 5426 §3.2). */
const MAX_DATAGRAM_BYTES = 65_000

const MAX_WAIT_MS = 10_000

/** In this time a machine whose port is closed tells so. */
const REFUSAL_MS = 100

/** A message of syslog (RFC 5424 §6); a datagram has no room for the event of some entries. */
function syslogMessage({ kind, at, json, shortJson }: ShippedLine, maxBytes: number): Buffer {
  const header = `<${PRIORITY}>1 ${at} ${hostname() || '-'} gaashaan ${process.pid} ${kind} - `
  const message = Buffer.from(header + json)
  return message.length <= maxBytes ? message : Buffer.from(header + shortJson)
}

/**
 * Sends messages over a connection with octet counting (RFC 6587 §3.4.1), and waits until the other side
 * has read them to their end and closed: syslog itself acknowledges nothing.
 */
async function sendByTcp(host: string, port: number, lines: readonly ShippedLine[]) {
  const socket = connect({ host, port, signal: AbortSignal.timeout(MAX_WAIT_MS) })
  const parts = lines.flatMap((line) => {
    const message = syslogMessage(line, Number.POSITIVE_INFINITY)
    return [Buffer.from(`${message.length} `), message]
  })
  const closed = once(socket, 'close')
  // What the other side says is not looked at, but without reading its end is never seen.
  socket.resume()
  socket.end(Buffer.concat(parts))
  try {
    await closed
  } finally {
    socket.destroy()
  }
}

/** Sends messages one a datagram (RFC 5426). Only a port that is closed is noticed. */
async function sendByUdp(host: string, port: number, lines: readonly ShippedLine[]) {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4')
  const failed = once(socket, 'error').then(([error]) => {
    throw error
  })
  const send = async () => {
    socket.connect(port, host)
    await once(socket, 'connect')
    for (const line of lines) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const message = syslogMessage(line, MAX_DATAGRAM_BYTES)
      socket.send(message, (error) => (error ? reject(error) : resolve()))
      await promise
    }
    await pause(REFUSAL_MS)
  }
  try {
    await Promise.race([failed, send()])
  } finally {
    socket.close()
  }
}

/** Sends lines to a syslog server at `udp://host:port` or `tcp://host:port`. */
export function syslogTarget(url: string): (lines: readonly ShippedLine[]) => Promise<void> {
  const { protocol, hostname: name, port } = new URL(url)
  const host = name.replace(/^\[|\]$/g, '')
  const send = protocol === 'tcp:' ? sendByTcp : sendByUdp
  return (lines) => send(host, Number(port), lines)
}
