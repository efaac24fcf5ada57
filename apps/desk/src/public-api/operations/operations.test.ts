import type { OperationPayload } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { addOperation, addPicture } from '../../testing/documents.ts'

const desk = testDesk(async (payload) => {
  const photo = await addPicture(payload)
  await addOperation(payload, {
    so: { title: 'Olole hore', description: 'Sharaxaad', address: 'Gobollada' },
    en: { title: 'Earlier campaign', description: 'Account', address: 'Regions' },
    startDate: '2026-01-02T12:00:00.000Z',
    status: 'Completed',
    photo: photo.id,
  })
  await addOperation(payload, { en: { title: 'Later' }, startDate: '2026-10-12T12:00:00.000Z' })
  await addOperation(payload, { en: { title: 'Undated' }, startDate: null, status: 'Unknown' })
  await addOperation(payload, { so: { title: 'Soomaali keliya' }, en: {}, startDate: null })
  await addOperation(payload, { so: {}, en: { title: 'English alone' }, startDate: null })
  await addOperation(payload, { en: { title: 'Not featured' }, featured: false })
  await addOperation(payload, { en: { title: 'Draft' }, _status: 'draft' })
})

const read = async (language: string) =>
  (await desk.data('featuredOperations', `language=${language}`)) as OperationPayload[]

test('operations are ordered by start date, newest first, undated last', async () => {
  const titles = (await read('EN')).map(({ title }) => title)
  expect(titles).toEqual(['Later', 'Earlier campaign', 'English alone', 'Undated'])
})

test('a response has the texts of both languages, whichever is requested', async () => {
  for (const language of ['SO', 'EN']) {
    expect((await read(language))[1]).toMatchObject({
      title: 'Earlier campaign',
      title_so: 'Olole hore',
      description: 'Account',
      description_so: 'Sharaxaad',
      address: 'Regions',
      address_so: 'Gobollada',
      status_name: 'Completed',
      start_date: '2026-01-02',
      photo: expect.stringMatching(/^\/media\/example-boat-[\da-f]{10}\.jpg$/),
      picture: { alt: language === 'SO' ? 'Doon ilaalo ah' : 'A patrol boat' },
    })
  }
})

test('Somali readers get operations in either language, English readers those in English', async () => {
  const somali = await read('SO')
  expect(somali.find(({ title_so }) => title_so === 'Soomaali keliya')?.title).toBe(
    'Soomaali keliya',
  )
  expect(somali.find(({ title }) => title === 'English alone')?.title_so).toBeNull()
  expect((await read('EN')).some(({ title_so }) => title_so === 'Soomaali keliya')).toBe(false)
})

test('an operation without any title is refused', async () => {
  await expect(addOperation(desk.payload, { so: {}, en: { title: ' ' } })).rejects.toThrow(/Title/)
})
