import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newPrivateKey, noteSigner } from '@gaashaan/transparency-log/signing-key'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { silentProgress } from '../../commands/progress.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPicture, addPost } from '../../testing/documents.ts'
import { testFolder } from '../../testing/storage.ts'
import { openArchive } from '../archive-reader.ts'
import { backUpDesk, createTarget, restoreTo, signer } from '../testing/backups.ts'
import { writeSealed } from '../testing/raw-archive.ts'
import { SIGNER_NAME, TRAILER_BYTES } from '../trailer.ts'
import { authenticateArchive, verifyArchive } from '../verify-archive.ts'
import { readIdentities } from './encryption.ts'
import { newIdentity } from './new-identity.ts'

const desk = testDesk()
const folder = testFolder()
const signal = new AbortController().signal
const [plain, later, encrypted] = ['plain.tar', 'later.tar', 'friday.tar.age'].map((name) =>
  join(folder, name),
) as [string, string, string]
const identity = join(folder, 'backup.key')
const stranger = noteSigner(SIGNER_NAME, newPrivateKey())
const UNSIGNED = { signers: [], isUnsignedAccepted: true }

let recipient = ''
let path = ''
beforeAll(async () => {
  recipient = await newIdentity(identity, new Date(0))
  const picture = await addPicture(desk.payload, {}, [400, 200])
  await addPost(desk.payload, { picture: picture.id, so: { title: 'Qoraal qarsoodi ah' } })
  await backUpDesk(desk, plain)
  await backUpDesk(desk, encrypted, { recipients: [recipient] })
  await addPost(desk.payload)
  await backUpDesk(desk, later)
})
beforeEach(() => {
  path = join(testFolder(), 'a.tar')
})

/** The bytes before the trailer. */
const contentOf = (file: string) => readFileSync(file).subarray(0, -TRAILER_BYTES)

async function expectRefusal(message: string, options = {}): Promise<void> {
  const target = await createTarget()
  await expect(restoreTo(target, path, options)).rejects.toThrow(message)
  await target.database.assertEmpty()
  expect(readdirSync(target.dataDir)).toEqual([])
}

test('an archive that was not signed is restored only if that is said', async () => {
  writeSealed(path, contentOf(plain))
  await expectRefusal('is not signed: anybody can have made or changed it')
  await expectRefusal('give --unsigned', { trust: { signers: [], isUnsignedAccepted: false } })
  const { rows } = await restoreTo(await createTarget(), path, { trust: UNSIGNED })
  expect(rows.posts).toBe(1)
})

test('an archive of another signer is refused by name, also where unsigned ones are accepted', async () => {
  writeSealed(path, contentOf(plain), stranger)
  await expectRefusal(`by ${stranger.verifier.line}. If that is one of yours`)
  await expectRefusal('no key is here to tell by whom', { trust: UNSIGNED })
  const trust = { signers: [stranger.verifier.line], isUnsignedAccepted: false }
  expect(await restoreTo(await createTarget(), path, { trust })).toMatchObject({ missing: [] })
})

test("a signature is of its archive's bytes, and of no other's", async () => {
  const trailer = readFileSync(plain).subarray(-TRAILER_BYTES)
  writeFileSync(path, Buffer.concat([contentOf(later), trailer]))
  await expectRefusal('its bytes are not those that were sealed')
  // The hash of other bytes beside the signature, which was of the first ones.
  const hash = createHash('sha256').update(contentOf(later)).digest('hex')
  const forged = trailer.toString().replace(/sha256 \w+/, `sha256 ${hash}`)
  writeFileSync(path, Buffer.concat([contentOf(later), Buffer.from(forged)]))
  await expectRefusal('no whole seal at its end')
  // The stranger's signature under the desk's name.
  writeSealed(path, contentOf(later), stranger)
  const renamed = readFileSync(path, 'latin1').replace(stranger.verifier.line, signer.verifier.line)
  writeFileSync(path, renamed, 'latin1')
  await expectRefusal('no whole seal at its end')
})

test('the same bytes in another order, fewer or more of them are refused', async () => {
  for (const file of [plain, encrypted]) {
    const whole = readFileSync(file)
    const trailer = whole.subarray(-TRAILER_BYTES)
    const content = contentOf(file)
    const [first, second] = [content.subarray(0, 1024), content.subarray(1024, 2048)]
    const changed = {
      reordered: [second, first, content.subarray(2048), trailer],
      shortened: [content.subarray(0, -1024), trailer],
      extended: [content, Buffer.alloc(512), trailer],
      repeated: [content, trailer, trailer],
    }
    for (const parts of Object.values(changed)) {
      writeFileSync(path, Buffer.concat(parts))
      await expectRefusal('its bytes are not those that were sealed')
    }
    writeFileSync(path, Buffer.concat([whole, Buffer.alloc(512)]))
    await expectRefusal('no whole seal at its end')
  }
})

test('an archive that is replaced after its check is not what is restored', async () => {
  copyFileSync(plain, path)
  await using archive = await openArchive(path)
  await authenticateArchive(archive, silentProgress, signal)
  writeFileSync(path, readFileSync(later))
  await expect(verifyArchive(archive, silentProgress, signal)).rejects.toThrow('is broken')
})

test('an encrypted archive shows nothing of its content, and is restored with its key', async () => {
  const bytes = readFileSync(encrypted)
  for (const text of ['manifest.json', 'media/', 'database'])
    expect(bytes.includes(text)).toBe(false)
  const keys = readIdentities(identity)
  const { rows, files } = await restoreTo(await createTarget(), encrypted, { keys })
  expect(rows.posts).toBe(1)
  expect(files.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^media\//))
  expect(readdirSync(desk.dataDir).filter((name) => name.startsWith('.gaashaan'))).toEqual([])
})

test('without its key, or with another, an encrypted archive is not restored', async () => {
  copyFileSync(encrypted, path)
  await expectRefusal('is encrypted: give the file of the private key with --identity')
  const other = join(folder, 'other.key')
  await newIdentity(other, new Date())
  await expectRefusal('is encrypted to other keys', { keys: readIdentities(other) })
})

test('what somebody else encrypted to the public key is refused', async () => {
  const content = readFileSync(encrypted).subarray(0, -TRAILER_BYTES)
  writeSealed(path, content)
  await expectRefusal('is not signed', { keys: readIdentities(identity) })
})

test('a cut piece of the encryption is noticed even without a signature', async () => {
  writeSealed(path, contentOf(encrypted).subarray(0, -2048))
  const options = { keys: readIdentities(identity), trust: UNSIGNED }
  await expectRefusal('is broken', options)
})

test('a malformed public key is refused before anything is made', async () => {
  const target = join(folder, 'deep', 'a.tar.age')
  const result = backUpDesk(desk, target, { recipients: ['age1wrong'] })
  await expect(result).rejects.toThrow('BACKUP_RECIPIENTS: age1wrong is no public key of age')
  expect(readdirSync(folder)).not.toContain('deep')
})

test('a private key is in a new file for its owner alone, which other programs read', async () => {
  expect(statSync(identity).mode & 0o777).toBe(0o600)
  expect(readFileSync(identity, 'utf8')).toMatch(
    /^# created: 1970\S+\n# public key: age1\w+\nAGE-SECRET-KEY-1\w+\n$/,
  )
  await expect(newIdentity(identity, new Date())).rejects.toThrow('is there already')
  writeFileSync(path, 'age1public')
  expect(() => readIdentities(path)).toThrow('is no file of private keys of age')
  writeFileSync(path, '# nothing\n')
  expect(() => readIdentities(path)).toThrow('has no private key')
})
