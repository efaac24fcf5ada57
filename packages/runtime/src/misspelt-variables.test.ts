import { expect, test } from 'vitest'
import { misspeltVariables } from './misspelt-variables.ts'

const KNOWN = ['PORT', 'S3_BUCKET', 'S3_ENDPOINT', 'SMTP_URL', 'MAIL_TO_PRESS', 'SITE_URL']

test.each([
  ['S3_BUKET', 'S3_BUCKET'],
  ['S3_ENPDOINT', 'S3_ENDPOINT'],
  ['SMPT_URL', 'SMTP_URL'],
  ['SITE_URI', 'SITE_URL'],
  ['MAIL_TO_PRES', 'MAIL_TO_PRESS'],
])('%s is taken for %s', (name, closest) => {
  expect(misspeltVariables({ [name]: 'x' }, KNOWN)).toEqual([
    `${name}: is no variable of this program; ${closest} is`,
  ])
})

test('other programs’ variables, known ones and blank ones are left alone', () => {
  const others = { PORTS: '1', HOME: '/', S3_ENDPOINT_TEST: 'x', SITE_NAME: 'x', S3_BUKET: ' ' }
  expect(misspeltVariables({ ...others, SMTP_URL: 'x', npm_config_site_url: 'x' }, KNOWN)).toEqual(
    [],
  )
})
