import { isIPv4 } from 'node:net'

/** A host's normalized name without its port; `undefined` if it is invalid. */
function normalizeHostname(host: string | undefined): string | undefined {
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host)) return undefined
  const url = `http://${host}`
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : undefined
}

/** Whether a name means the machine itself (RFC 1122 §3.2.1.3, RFC 6761 §6.3). */
function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname === '[::1]') return true
  return isIPv4(hostname) && hostname.startsWith('127.')
}

/**
 * Returns a function that says whether a request may name a host: that of DESK_URL, the machine's
 * loopback names, and those that the operator allows. A page whose own name resolves to the desk (DNS
 * rebinding) names another. Ports do not matter: a tunnel starts at any free one.
 */
export function deskHosts(
  deskUrl: string,
  allowedHosts: readonly string[],
): (host: string | undefined) => boolean {
  const deskHost = URL.canParse(deskUrl) ? new URL(deskUrl).host : undefined
  const ownHostnames = new Set([deskHost, ...allowedHosts].map(normalizeHostname))
  return (host) => {
    const hostname = normalizeHostname(host)
    return hostname !== undefined && (isLoopback(hostname) || ownHostnames.has(hostname))
  }
}
