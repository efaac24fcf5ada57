import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NewsProvider, useNews } from './news-context.tsx'

function Selected() {
  return <p>{String(useNews().selectedNewsId)}</p>
}

test('no news is selected at first', () => {
  const html = renderToString(
    <NewsProvider>
      <Selected />
    </NewsProvider>,
  )
  expect(html).toBe('<p>null</p>')
})

test('useNews throws outside its provider', () => {
  expect(() => renderToString(<Selected />)).toThrow('useNews must be used within a NewsProvider')
})
