import { leaderExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { renderInLanguage } from '../../components/render-in-language.tsx'
import { en } from '../../messages/en.ts'
import { exampleSettings } from '../../settings/settings.examples.ts'
import { presentProfile } from './present-profile.ts'
import { ProfileNotice } from './profile-notice.tsx'
import { ProfileView } from './profile-view.tsx'

test('a profile shows name, title, the press address and the colour without an inline style', () => {
  const profile = presentProfile({ state: 'loaded', data: leaderExamples.typical }, en)
  const html = renderInLanguage(<ProfileView office="minister" profile={profile} />, 'EN')
  expect(html).toContain('<h1>Magaca Wasiirka (tusaale)</h1>')
  expect(html).toContain(exampleSettings.pressEmail)
  expect(html).toContain('fill="#14532d" fill-opacity="0.85"')
  expect(html).not.toContain('style=')
})

test('a missing profile says so and is no error', () => {
  const view = <ProfileView office="stateMinister" profile={{ state: 'empty' }} />
  const html = renderInLanguage(view, 'EN')
  expect(html).toContain('No profile available.')
  expect(html).toContain('role="status"')
  expect(html).not.toContain('role="alert"')
})

test('a failure is an alert with a link to try again', () => {
  const view = <ProfileView office="stateMinister" profile={{ state: 'failed' }} />
  const html = renderInLanguage(view, 'EN')
  expect(html).toContain('role="alert"')
  expect(html).toContain('Failed to load leadership.')
  expect(html).toContain('Try again')
})

test('while a profile loads, its place says so', () => {
  const html = renderInLanguage(<ProfileNotice office="deputyMinister" state="loading" />, 'EN')
  expect(html).toContain('Loading profile...')
  expect(html).toContain('<h1>Deputy Minister</h1>')
})
