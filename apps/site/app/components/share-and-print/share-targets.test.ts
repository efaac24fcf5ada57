import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { shareEmail, shareTargets } from './share-targets.ts'

const address = 'https://www.example/resources/NewsDetail/a-7?language=EN&x=1'

test('each service gets the whole address and nothing of it as its own query', () => {
  for (const { href } of shareTargets('Title', address)) {
    const values = [...new URL(href).searchParams.values()].join(' ')
    expect(values).toContain(address)
    expect([...new URL(href).searchParams.keys()]).not.toContain('x')
  }
})

test('a hostile title stays one value', () => {
  const { title } = postExamples.hostileMarkup
  const x = shareTargets(title, address).find(({ name }) => name === 'X')
  expect(new URL(x?.href ?? '').searchParams.get('text')).toBe(title)
  expect(shareEmail(title, address)).not.toMatch(/[<>"\s]/)
})
