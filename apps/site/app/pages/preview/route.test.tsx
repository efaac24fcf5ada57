import type { Language } from '@gaashaan/contract'
import { postExamples, previewExamples, wrongPreviewShapes } from '@gaashaan/contract/examples'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { apiResponse, fakeTransport } from '../../api/fake-transport.ts'
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

const PATH = '/preview?token=link.abc'
const UNREACHABLE: TransportResult = { kind: 'unreachable', reason: 'away' }
const settings = { siteUrl: 'https://www.example' } as Settings

/** The loader's data for a response of the desk, and its warnings. */
async function load(preview: TransportResult, language: Language = 'SO') {
  const transport = {
    ...fakeTransport(() => apiResponse(Object.values(postExamples))),
    preview: async () => preview,
  }
  const context = new RouterContextProvider()
  setVisit(context, { language, transport } as unknown as Visit)
  const args = { request: new Request(`http://localhost:3000${PATH}`), params: {}, context }
  const { data, init } = await loader(args as unknown as Parameters<typeof loader>[0])
  return { data, status: init?.status, warnings: transport.warnings }
}

async function render(preview: TransportResult, language: Language = 'SO') {
  const { data } = await load(preview, language)
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
  const router = createMemoryRouter(routes, { initialEntries: [PATH] })
  return renderToString(<RouterProvider router={router} />)
}

test('a working copy is shown as an article, under a bar that says what it is', async () => {
  const page = await render(apiResponse(previewExamples.typical))
  expect(page).toContain('Horu-eegis – dadweynaha uma furna')
  expect(page).toContain('Af Soomaali: qabyo')
  expect(page).toContain('Af Ingiriisi: dadweynaha u furan')
  expect(page).toContain('Noofeembar 24, 2026')
  expect(page).toContain(`<h1>${postExamples.typical.title}</h1>`)
  expect(page).toContain('<h2>Faahfaahin</h2><p>Waa qayb labaad.</p>')
  expect(page).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect(page).toContain('href="/preview?token=link.abc&amp;language=EN"')
})

test('the files of the working copy get the token, those of the latest news do not', async () => {
  const { data } = await load(apiResponse(previewExamples.typical))
  expect(data.view?.article?.picture).toMatchObject({
    url: '/media/example-boat.webp?preview=link.abc',
    alt: 'Doon ilaalo ah oo ku dhex jirta badda.',
  })
  expect(data.latest.posts.length).toBeGreaterThan(0)
  expect(JSON.stringify(data.latest)).not.toContain('preview=')
})

test('a language without a text says so and links to the other one', async () => {
  const page = await render(apiResponse(previewExamples.notWritten))
  expect(page).toContain('Weli af Soomaali waxba kuma qorna')
  expect(page).toContain('language=EN')
})

test.each([
  ['SO', 'Horu-eegistan lama muujin karo'],
  ['EN', 'This preview cannot be shown'],
] as const)('an unknown token is a 404 that says so in %s', async (language, message) => {
  const missing = apiResponse(undefined, 404)
  expect((await load(missing, language)).status).toBe(404)
  const page = await render(missing, language)
  expect(page).toContain(message)
  expect(page).not.toContain('<article')
})

test.each([
  UNREACHABLE,
  apiResponse(undefined, 500),
  ...wrongPreviewShapes.map((shape) => apiResponse(shape)),
])('a failed or malformed response is logged without the token', async (response) => {
  const { status, data, warnings } = await load(response)
  expect([status, data.view]).toEqual([503, undefined])
  expect(warnings).toHaveLength(1)
  expect(warnings.join()).not.toContain('link.abc')
})
