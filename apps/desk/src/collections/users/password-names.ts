import { env } from '../../env/env.ts'

/** Shorter parts of a name are in many words. */
const MIN_NAME_CHARS = 4

/** The ministry's names in both languages, as `plainText` leaves them. */
const MINISTRY_NAMES = ['gaashaan', 'ministryofdefence', 'ministryofdefense', 'defenceministry']

/** A text without spaces and punctuation, in lower case. */
export const plainText = (text: string): string => text.toLowerCase().replace(/[\s\p{P}]+/gu, '')

/** The host names of the site and the desk, and their parts. */
function hostNames(urls: readonly string[]): string[] {
  const hosts = urls.filter((url) => url !== '').map((url) => new URL(url).hostname)
  return hosts.flatMap((host) => [host.replace(/^www\./, ''), ...host.split('.')])
}

/** A person's names, e-mail address and what stands before its @, and the parts of these. */
function personNames(name: string, email: string): string[] {
  const [local = ''] = email.split('@')
  return [email, local, name, ...`${name} ${local}`.split(/[^\p{L}]+/u)]
}

const findName = (names: readonly string[], text: string) =>
  names.map(plainText).find((name) => name.length >= MIN_NAME_CHARS && text.includes(name))

/** The ministry's name in a text that `plainText` has made; `undefined` if it has none. */
export const ministryNameIn = (text: string, urls = [env.siteUrl, env.deskUrl]) =>
  findName([...MINISTRY_NAMES, ...hostNames(urls)], text)

/** The name of a person, or of their e-mail address, in such a text. */
export const personNameIn = (text: string, { name, email }: { name: string; email: string }) =>
  findName(personNames(name, email), text)
