import { beforeAll } from 'vitest'
import type { TestDesk } from './desk.ts'
import { createPerson, type Person } from './people.ts'

/** Accounts of the desk of a test file, set before its first test. */
export let writer: Person
export let publisher: Person

/** Creates the accounts. */
export function testEditors(desk: TestDesk): void {
  beforeAll(async () => {
    writer = await createPerson(desk, ['writer'])
    publisher = await createPerson(desk, ['publisher'])
  })
}
