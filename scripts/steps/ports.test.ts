import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { checkPorts } from './ports.mjs'
import { freePort } from './service.mjs'

const asked = (name: string, value: number | string) => ({
  name,
  value: String(value),
  host: '127.0.0.1',
})

test('ports that are free and differ are given back as numbers, and stay free', async () => {
  const [site, desk] = [await freePort(), await freePort()]
  const all = [asked('PORT', site), asked('DESK_PORT', desk)]
  expect(await checkPorts(all)).toEqual([site, desk])
  expect(await checkPorts(all)).toEqual([site, desk])
})

test('a port that another program has is named with its variable', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  await expect(checkPorts([asked('DESK_PORT', port)])).rejects.toThrow(
    `error: port ${port} is taken by another program: set DESK_PORT to another.`,
  )
})

test('two that are the same, and what is no port, are refused before anything is tried', async () => {
  await expect(checkPorts([asked('PORT', 3000), asked('DESK_PORT', 3000)])).rejects.toThrow(
    'error: PORT and DESK_PORT are both 3000: give each its own.',
  )
  for (const value of ['', 'x', '0', '70000', '3000.5', '-1']) {
    await expect(checkPorts([asked('PORT', value)])).rejects.toThrow(`PORT=${value} is no port`)
  }
})
