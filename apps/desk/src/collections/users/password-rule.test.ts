import { expect, test } from 'vitest'
import { readBreachedPasswords } from './breached-passwords.ts'
import { isGuessable } from './guessable.ts'
import { ministryNameIn } from './password-names.ts'
import { passwordProblem } from './password-rule.ts'

const OWNER = { name: 'Cabdi Xasan Warsame', email: 'press.office7@tusaale.example' }

test.each([
  ['fourteen-chars', /at least 15/],
  ['x'.repeat(129), /at most 128/],
  ['aaaaaaaaaaaaaaaaaaaa', /try first/],
  ['Password Password', /try first/],
  ['passwordpassword2026', /try first/],
  ['Dragon-Monkey-Football', /try first/],
  ['monkey football 1990', /try first/],
  ['qwertyuiop 123456', /try first/],
  ['zxcvbnm,./asdfghjkl', /try first/],
  ['123456789012345', /try first/],
  ['19600701 19600701', /try first/],
  ['correct-horse-battery-staple', /try first/],
  ['Muqdisho 2026 Muqdisho', /try first/],
  ['Soomaaliya ha noolaato', /try first/],
  ['Bismillahirrahmanirrahim', /try first/],
  ['alhamdulillah123', /try first/],
  ['LaIlahaIllallah1', /try first/],
  ['assalamualaikum1', /try first/],
  ['Asalaamu calaykum 2026', /try first/],
  ['hooyo macaan 1960', /try first/],
  ['waan ku jeclahay 123', /try first/],
  ['ab cd '.repeat(20), /try first/],
  ['my Gaashaandhigga pass', /ministry’s name in it: “gaashaan”/],
  ['Ministry of Defence, 1', /ministry’s name in it: “ministryofdefence”/],
  ['geel iyo CABDI iyo bad', /your name .* in it: “cabdi”/],
  ['w-a-r-s-a-m-e iyo geel', /your name .* in it: “warsame”/],
  ['our office by the sea', /your name .* in it: “office”/],
  [`my ${OWNER.email}`, /your name .* in it: “pressoffice7tusaaleexample”/],
])('%s is refused', async (password, reason) => {
  expect((await passwordProblem(password, OWNER))?.en).toMatch(reason)
})

test.each([
  ['the commonest', 'Mailcreated5240'],
  ['the hundredth', 'youngandrestless'],
  ['the thousandth', 'MauriceundTommy'],
  ['the 3,000th', 'zcjdthitycndj11'],
  ['the last', 'vjhtrhsvdctcegth'],
  ['one in other letters', 'YoungAndRestless'],
  ['one with spaces', 'maurice und tommy'],
  ['one with a year behind', 'youngandrestless1990'],
  ['one with digits as letters', 'y0ungandr3stl3ss'],
])('%s of the long passwords that are known from breaches is refused', async (_which, password) => {
  expect((await passwordProblem(password, OWNER))?.en).toMatch(/try first/)
})

test('each of more than 3,000 of them is guessed at once, whatever its rank', async () => {
  const passwords = await readBreachedPasswords()
  expect(passwords.length).toBeGreaterThan(3_000)
  const sample = passwords.filter((_password, rank) => rank % 200 === 0)
  const guessable = await Promise.all(sample.map(isGuessable))
  expect(sample.filter((_password, index) => !guessable[index])).toEqual([])
})

test.each([
  'fifteen-charact',
  'three plain words here',
  'river mountain coffee window',
  'purple train garden',
  'ereyo fudud oo dheer',
  'caano geel iyo malab',
  'nabad iyo roob 2026',
  '🐪 🐫 🌊 ⛵ 🏝️ geel iyo bad',
  'k7#Qz!m2Lw9$xTp',
])('%s is accepted', async (password) => {
  expect(await passwordProblem(password, OWNER)).toBeUndefined()
})

test('the host names of site and desk are names of the ministry', () => {
  const urls = ['https://www.mod.gov.so', 'https://miiska.tusaale.example']
  expect(ministryNameIn('ourmodgovsopassword', urls)).toBe('modgovso')
  expect(ministryNameIn('tusaale1960', urls)).toBe('tusaale')
  expect(ministryNameIn('modernwords', urls)).toBeUndefined()
})

test('the error is in both languages', async () => {
  expect((await passwordProblem('short', OWNER))?.so).toMatch(/15/)
  expect((await passwordProblem('Cabdi iyo geel iyo bad', OWNER))?.so).toMatch(/magacaaga.*“cabdi”/)
})
