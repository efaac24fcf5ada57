/** Hosts that cannot be reached from the internet, where HTTPS is not required. */
const PRIVATE =
  /^(?:localhost|[^.]+|.*\.(?:localhost|local|internal|lan|home\.arpa|test|example|invalid)|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[(?:::1|f[cd][\da-f:]+|fe80:[\da-f:]*)\])$/i

/** Whether a URL has a public host and no HTTPS, so that others can read the traffic. */
export function isInsecurePublicUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && !PRIVATE.test(hostname)
}
