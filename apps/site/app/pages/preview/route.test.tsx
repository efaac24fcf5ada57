import type { Language } from '@gaashaan/contract'
import { postExamples, previewExamples, wrongPreviewShapes } from '@gaashaan/contract/examples'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { answered, fakeTransport } from '../../api/fake-transport.ts'
import type { TransportResult } from '../../api/transport.ts'
import { setVisit, type Visit } from '../../context.ts'
import { LanguageProvider } from '../../language/language-context.tsx'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { so } from '../../messages/so.ts'
import { NewsProvider } from '../../news-selection/news-context.tsx'
import type { Settings } from '../../settings/settings.ts'
import { SettingsProvider } from '../../settings/settings-context.tsx'
import Page, { loader } from './route.tsx'

registerMessages('SO', so)
registerMessages('EN', en)

const ADDRESS = 'http://localhost:3000/preview?token=link.abc'
const AWAY: TransportResult = { kind: 'unreachable', reason: 'away' }
const settings = { siteUrl: 'https://www.example' } as Settings

/** What the loader gives for an answer of the desk, and what it logged. */
async function loaded(preview: TransportResult, language: Language = 'SO') {
  const transport = {
    ...fakeTransport(() => answered(Object.values(postExamples))),
    preview: async () => preview,
  }
  const context = new RouterContextProvider()
  setVisit(context, { language, transport } as unknown as Visit)
  const args = { request: new Request(ADDRESS), params: {}, context }
  const { data, init } = await loader(args as unknown as Parameters<typeof loader>[0])
  return { data, status: init?.status, warned: transport.warned }
}

async function html(preview: TransportResult, language: Language = 'SO') {
  const { data } = await loaded(preview, language)
  const view = (
    <LanguageProvider language={language}>
      <SettingsProvider value={settings}>
        <NewsProvider>
          <Page {...({ loaderData: data } as unknown as Parameters<typeof Page>[0])} />
        </NewsProvider>
      </SettingsProvider>
    </LanguageProvider>
  )
  const routes = [{ path: '/preview', element: view }]
  const router = createMemoryRouter(routes, { initialEntries: ['/preview?token=link.abc'] })
  return renderToString(<RouterProvider router={router} />)
}

test('a working copy is the article’s own page under a bar that says what it is', async () => {
  const page = await html(answered(previewExamples.typical))
  expect(page).toContain('Horu-eegis – dadweynaha uma furna')
  expect(page).toContain('Af Soomaali: qabyo')
  expect(page).toContain('Af Ingiriisi: dadweynaha u furan')
  expect(page).toContain('Noofeembar 24, 2026')
  expect(page).toContain(`<h1>${postExamples.typical.title}</h1>`)
  expect(page).toContain('<h2>Faahfaahin</h2><p>Waa qayb labaad.</p>')
  expect(page).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect(page).toContain('href="/preview?token=link.abc&amp;language=EN"')
})

test('its files are opened by the token, those of the latest news beside it are not', async () => {
  const { data } = await loaded(answered(previewExamples.typical))
  expect(data.shown?.article?.picture).toMatchObject({
    url: '/media/example-boat.webp?preview=link.abc',
    alt: 'Doon ilaalo ah oo ku dhex jirta badda.',
  })
  expect(data.latest.length).toBeGreaterThan(0)
  expect(JSON.stringify(data.latest)).not.toContain('preview=')
})

test('a language in which nothing is written says so, and leads to the other', async () => {
  const page = await html(answered(previewExamples.notWritten))
  expect(page).toContain('Weli af Soomaali waxba kuma qorna')
  expect(page).toContain('language=EN')
})

test.each([
  ['SO', 'Horu-eegistan lama muujin karo'],
  ['EN', 'This preview cannot be shown'],
] as const)('a token that opens nothing says so in %s', async (language, words) => {
  const ended = answered(undefined, 404)
  expect((await loaded(ended, language)).status).toBe(404)
  const page = await html(ended, language)
  expect(page).toContain(words)
  expect(page).not.toContain('<article')
})

test.each([AWAY, answered(undefined, 500), ...wrongPreviewShapes.map((shape) => answered(shape))])(
  'a desk that cannot be understood is logged without the token',
  async (outcome) => {
    const { status, data, warned } = await loaded(outcome)
    expect([status, data.shown]).toEqual([503, undefined])
    expect(warned).toHaveLength(1)
    expect(warned.join()).not.toContain('link.abc')
  },
)
