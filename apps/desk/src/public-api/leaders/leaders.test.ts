import { LEADERSHIP_ROLES, LEADERSHIP_TITLES, type Leader } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { richText } from '../../collections/posts/rich-text.ts'
import { testDesk } from '../../testing/desk.ts'
import { addLeader, addPicture } from '../../testing/documents.ts'

const desk = testDesk(async (payload) => {
  const photo = await addPicture(payload, {}, [300, 400])
  await addLeader(payload, {
    so: { name: 'Wasiirku', description: richText([{ p: 'Wasiirku.' }]) },
    en: { name: 'The minister' },
    photo: photo.id,
    bgColor: '#14532D',
  })
  const named = (so: string, en: string) => ({ so: { name: so }, en: { name: en } })
  await addLeader(payload, {
    ...named('Ku-xigeenku', 'The deputy'),
    role: 'deputyMinister',
    order: 3,
  })
  await addLeader(payload, {
    ...named('Qabyo', 'A draft'),
    role: 'stateMinister',
    _status: 'draft',
  })
  const soldier = (so: string, en: string, order: number, fields: object = {}) =>
    addLeader(payload, {
      order,
      institution: 'army',
      role: null,
      so: { name: so, title: 'Taliyaha tusaalaha' },
      en: { name: en, title: 'Sample Commander', ...fields },
    })
  await soldier('Labaad', 'Second', 2)
  await soldier('Koowaad', 'First', 1)
  await soldier('Soomaali keliya', '', 3, {
    title: 'Kept back',
    keptBackReason: 'The translation is being checked.',
  })
})

const byTitle = (title: string, language: string, strict = '') =>
  desk.call('leaderByTitle', new URLSearchParams({ title, language }).toString() + strict)

test('the exact title of a role in a language finds its leader', async () => {
  const { json } = await byTitle('Minister of Defence', 'EN', '&strict=1')
  expect(json).toMatchObject({ data: [{ name: 'The minister', title: 'Minister of Defence' }] })
  expect((await byTitle('Wasiir ku-xigeenka', 'SO', '&strict=1')).json).toMatchObject({
    data: [{ name: 'Ku-xigeenku', title: 'Wasiir ku-xigeenka' }],
  })
})

test.each([
  ['minister of defence', 'EN'],
  ['Minister', 'EN'],
  ['Minister of Defence', 'SO'],
  ['State Minister', 'EN'],
])('the exact title %s in %s finds nobody', async (title, language) => {
  expect((await byTitle(title, language, '&strict=1')).status).toBe(404)
})

test('without strict any title that contains the text is found, the ministry’s first', async () => {
  const { json } = await byTitle('MINISTER', 'EN')
  const names = (json as { data: Leader[] }).data.map(({ name }) => name)
  expect(names).toEqual(['The minister', 'The deputy'])
  expect((await byTitle('commander', 'EN')).json).toMatchObject({
    data: [{ name: 'First' }, { name: 'Second' }],
  })
  expect((await byTitle('%', 'EN')).status).toBe(404)
  expect((await byTitle('gardener', 'EN', '&strict=0')).status).toBe(404)
})

test('an institution’s leaders are in the editors’ order', async () => {
  const names = async (id: string, language: string) =>
    ((await desk.data('leadersByInstitution', `language=${language}`, id)) as Leader[]).map(
      ({ name }) => name,
    )
  expect(await names('2', 'SO')).toEqual(['Koowaad', 'Labaad', 'Soomaali keliya'])
  expect(await names('2', 'EN')).toEqual(['First', 'Second'])
  expect(await names('1', 'SO')).toEqual(['Wasiirku', 'Ku-xigeenku'])
  expect(await names('1', 'EN')).toEqual(['The minister', 'The deputy'])
})

test.each(['3', '999'])('institution %s does not exist', async (id) => {
  expect((await desk.call('leadersByInstitution', 'language=SO', id)).status).toBe(404)
})

test('a leader has photo, description and colour', async () => {
  const [leader] = (await desk.data('leadersByInstitution', 'language=SO', '1')) as Leader[]
  expect(leader).toMatchObject({
    title: 'Wasiirka Gaashaandhigga',
    photo: expect.stringMatching(/^\/media\/.+\.jpg$/),
    picture: { width: 300, height: 400, sizes: [] },
    description: '<p>Wasiirku.</p>',
    bgColor: '#14532D',
  })
})

test('every role has its fixed titles, whatever an editor wrote', async () => {
  for (const role of LEADERSHIP_ROLES) {
    const leader = await addLeader(desk.payload, {
      role,
      so: { title: 'Wax kale' },
      _status: 'draft',
    })
    expect(leader.so?.title).toBe(LEADERSHIP_TITLES[role].SO)
    expect(leader.en?.title).toBe(LEADERSHIP_TITLES[role].EN)
  }
})

test.each([
  ['SO', 'permanentSecretary', 'so', 'en'],
  ['EN', 'directorGeneralDefense', 'en', 'so'],
] as const)(
  'a leader without a name in %s has the one of the other language',
  async (language, role, group, otherGroup) => {
    const name = 'Spelled once'
    const texts = {
      [group]: { name: ' ', description: richText([{ p: 'A text.' }]) },
      [otherGroup]: { name },
    }
    const { id } = await addLeader(desk.payload, { ...texts, role })
    const leaders = (await desk.data(
      'leadersByInstitution',
      `language=${language}`,
      '1',
    )) as Leader[]
    expect(leaders.find((leader) => leader.id === id)).toMatchObject({ name })
  },
)

test('a leader’s heading is the Somali name, else the English one', async () => {
  const { id, heading } = await addLeader(desk.payload, { _status: 'draft' })
  expect(heading).toBe('Magac tusaale ah')
  const update = (data: object) => desk.payload.update({ collection: 'leaders', id, data })
  expect(await update({ order: 9 })).toMatchObject({ heading: 'Magac tusaale ah' })
  expect(await update({ so: { name: '' } })).toMatchObject({ heading: 'Sample name' })
})

test('a leader with no name in either language is refused', async () => {
  const nameless = { institution: 'army' as const, so: { name: '' }, en: { name: ' ' } }
  await expect(addLeader(desk.payload, nameless)).rejects.toThrow(/Name/)
})

test('a leader of the ministry without a role, or with an invalid colour, is refused', async () => {
  await expect(addLeader(desk.payload, { role: null })).rejects.toThrow(/Role/)
  const bgColor = 'red;background:url(https://evil.example)'
  const institution = 'army' as const
  await expect(addLeader(desk.payload, { bgColor, institution })).rejects.toThrow(/colour/)
})
