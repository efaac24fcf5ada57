/** Names and networks that no reader outside of one house can reach, where HTTPS is no must. */
const PRIVATE =
  /^(?:localhost|[^.]+|.*\.(?:localhost|local|internal|lan|home\.arpa|test|example|invalid)|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[(?:::1|f[cd][\da-f:]+|fe80:[\da-f:]*)\])$/i

/** Whether an address is on the internet and says `http:`, so that what is sent can be read. */
export function isInsecurePublicUrl(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !PRIVATE.test(hostname)
}
