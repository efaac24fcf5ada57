import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { checkPorts } from './ports.mjs'
import { freePort } from './service.mjs'

const setting = (name: string, value: number | string) => ({
  name,
  value: String(value),
  host: '127.0.0.1',
})

test('free and different ports come back as numbers, and stay free', async () => {
  const [site, desk] = [await freePort(), await freePort()]
  const settings = [setting('PORT', site), setting('DESK_PORT', desk)]
  expect(await checkPorts(settings)).toEqual([site, desk])
  expect(await checkPorts(settings)).toEqual([site, desk])
})

test('a port of another program is refused with the name of its variable', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(checkPorts([setting('DESK_PORT', port)])).rejects.toThrow(
    `error: port ${port} is taken by another program: set DESK_PORT to another.`,
  )
})

test('the same port twice and a value that is no port are refused', async () => {
  await expect(checkPorts([setting('PORT', 3000), setting('DESK_PORT', 3000)])).rejects.toThrow(
    'error: PORT and DESK_PORT are both 3000: give each its own.',
  )
  for (const value of ['', 'x', '0', '70000', '3000.5', '-1']) {
    await expect(checkPorts([setting('PORT', value)])).rejects.toThrow(`PORT=${value} is no port`)
  }
})
