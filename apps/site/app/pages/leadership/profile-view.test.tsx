import { leaderExamples } from '@gaashaan/contract/examples'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { LanguageProvider } from '../../language/language-context.tsx'
import { en } from '../../messages/en.ts'
import { loadMessages } from '../../messages/messages.ts'
import type { Settings } from '../../settings/settings.ts'
import { SettingsProvider } from '../../settings/settings-context.tsx'
import { presentProfile } from './present-profile.ts'
import { ProfileLoading, ProfileView } from './profile-view.tsx'

beforeAll(() => loadMessages('EN'))

const settings = { siteUrl: 'https://www.example', pressEmail: 'press@gaashaan.example' }

const rendered = (page: ReactNode) =>
  renderToString(
    <MemoryRouter>
      <LanguageProvider language="EN">
        <SettingsProvider value={settings as Settings}>{page}</SettingsProvider>
      </LanguageProvider>
    </MemoryRouter>,
  )

test('a profile shows name, title, the press address and the colour without an inline style', () => {
  const profile = presentProfile({ state: 'loaded', data: leaderExamples.typical }, en)
  const html = rendered(<ProfileView office="minister" profile={profile} />)
  expect(html).toContain('<h1>Magaca Wasiirka (tusaale)</h1>')
  expect(html).toContain('press@gaashaan.example')
  expect(html).toContain('fill="#14532d" fill-opacity="0.85"')
  expect(html).not.toContain('style=')
})

test('no profile is said and is no error', () => {
  const html = rendered(<ProfileView office="stateMinister" profile={{ state: 'empty' }} />)
  expect(html).toContain('No profile available.')
  expect(html).toContain('role="status"')
  expect(html).not.toContain('role="alert"')
})

test('a failure is an alert with a way to try again', () => {
  const html = rendered(<ProfileView office="stateMinister" profile={{ state: 'failed' }} />)
  expect(html).toContain('role="alert"')
  expect(html).toContain('Failed to load leadership.')
  expect(html).toContain('Try again')
})

test('while a profile loads, its place says so', () => {
  const html = rendered(<ProfileLoading office="deputyMinister" />)
  expect(html).toContain('Loading profile...')
  expect(html).toContain('<h1>Deputy Minister</h1>')
})
