import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { shareEmail, shareTargets } from './share-targets.ts'

const url = 'https://www.example/resources/NewsDetail/a-7?language=EN&x=1'

test('each service gets the whole URL as one value of its query', () => {
  for (const { href } of shareTargets('Title', url)) {
    const values = [...new URL(href).searchParams.values()].join(' ')
    expect(values).toContain(url)
    expect([...new URL(href).searchParams.keys()]).not.toContain('x')
  }
})

test('a hostile title stays one value of the query', () => {
  const { title } = postExamples.hostileMarkup
  const x = shareTargets(title, url).find(({ name }) => name === 'X')
  expect(new URL(x?.href ?? '').searchParams.get('text')).toBe(title)
  expect(shareEmail(title, url)).not.toMatch(/[<>"\s]/)
})
