import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitor } from '../harness/browser.ts'
import { createDraft, firstEditor, openScreen, signIn, text } from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'
import { panelState, postReady, publishingPanel } from '../harness/writing-screen.ts'

let stack: EmptyStack

beforeAll(async () => {
  stack = await startEmptyStack()
  await firstEditor(await visitor(), stack.desk)
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

test('a text is sent to review while the form takes over what was saved', async () => {
  const page = await visitor()
  await signIn(page, stack.desk)
  const id = await createDraft(page, stack.desk, {
    so: { title: 'Dekedda', content: text('Qoraal tusaale ah.') },
  })
  const path = `/admin/collections/posts/${id}`
  await openScreen(page, stack.desk + path)
  await postReady(page)
  const saved = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  await page.route(`**/api/posts/${id}?autosave=true*`, async (route) => {
    const response = await route.fetch()
    // From here on the desk answers the form slowly.
    await page.route(`**${path}*`, async (later) => {
      await taken.promise
      await later.continue()
    })
    await route.fulfill({ response })
    saved.resolve()
  })
  await page.locator('#field-so__title').fill('Dekedda cusub')
  await saved.promise
  const panel = publishingPanel(page, 'so')
  await panel.getByRole('button', { name: 'Send to review' }).press('Enter')
  taken.resolve()
  await panelState(panel, 'inReview').waitFor()
  expect(await page.locator('#field-so__title').inputValue()).toBe('Dekedda cusub')
})
