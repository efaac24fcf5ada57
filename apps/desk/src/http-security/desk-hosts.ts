import { isIPv4 } from 'node:net'

/** A host's name without its port, in one spelling; `undefined` for what is none. */
function hostnameOf(host: string | undefined): string | undefined {
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host)) return undefined
  const url = `http://${host}`
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : undefined
}

/** Names by which a machine reaches itself (RFC 1122 §3.2.1.3, RFC 6761 §6.3). */
function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname === '[::1]') return true
  return isIPv4(hostname) && hostname.startsWith('127.')
}

/**
 * Tells which hosts a request may name: that of DESK_URL, the machine's own names, and those that an
 * operator allows besides. A page whose name is made to lead to the desk (DNS rebinding) names
 * another. Ports do not matter: a tunnel begins at whichever is free.
 */
export function deskHosts(
  deskUrl: string,
  allowedHosts: readonly string[],
): (host: string | undefined) => boolean {
  const deskHost = URL.canParse(deskUrl) ? new URL(deskUrl).host : undefined
  const own = new Set([deskHost, ...allowedHosts].map(hostnameOf))
  return (host) => {
    const hostname = hostnameOf(host)
    return hostname !== undefined && (isLoopback(hostname) || own.has(hostname))
  }
}
