import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { BlockList, isIPv6 } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isPublicIp } from '@gaashaan/http/public-ip'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
const UNITS = path.join(import.meta.dirname, 'systemd')
const NAMES = globSync('*.service', { cwd: UNITS }).toSorted()

/** In tenths of systemd's scale of 0 to 10: below 2 it calls a service OK. */
const MAX_EXPOSURE = 20

/** The folder in which the guide installs the project. */
const INSTALLED = '/srv/gaashaan'

const hasSystemd = existsSync('/usr/bin/systemd-analyze')

/** The output and the complaints of `systemd-analyze`. */
function analyze(...args: string[]): string {
  const { stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  return stdout + stderr
}

let folder = ''

/** Writes a unit for a machine with the project in this folder. */
function writeUnit(name: string): string {
  const file = path.join(folder, name.replace('@', '@3000'))
  const text = readFileSync(path.join(UNITS, name), 'utf8').replaceAll(INSTALLED, ROOT)
  // The operator creates its account; root exists on every machine.
  writeFileSync(file, text.replace(/^User=.*/m, 'User=root'))
  return file
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-units-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('there is a unit for the desk and a template for the processes of the site', () => {
  expect(NAMES).toEqual(expect.arrayContaining(['gaashaan-desk.service', 'gaashaan-site@.service']))
})

test('the settings of one process of the site override those of all processes', () => {
  const text = readFileSync(path.join(UNITS, 'gaashaan-site@.service'), 'utf8')
  const files = [...text.matchAll(/^EnvironmentFile=-(.*)$/gm)].map(([, file]) => file)
  expect(files).toEqual(['/etc/gaashaan/site.env', '/etc/gaashaan/site@%i.env'])
})

type Family = 'ipv4' | 'ipv6'
const familyOf = (address: string): Family => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** The networks in a setting of a unit, for each family: the kernel never mixes them. */
function networks(text: string, setting: string): Record<Family, BlockList> {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() }
  for (const [, line = ''] of text.matchAll(new RegExp(`^${setting}=(.*)$`, 'gm'))) {
    for (const network of line.replace('localhost', '127.0.0.0/8 ::1/128').split(' ')) {
      const [address = '', bits] = network.split('/')
      const family = familyOf(address)
      lists[family].addSubnet(address, Number(bits), family)
    }
  }
  return lists
}

test('the site reaches its own machine and the internet, and no private address', () => {
  const text = readFileSync(path.join(UNITS, 'gaashaan-site@.service'), 'utf8')
  const allowed = networks(text, 'IPAddressAllow')
  const denied = networks(text, 'IPAddressDeny')
  const firstBytes = [0, 1, 9, 10, 64, 100, 127, 169, 172, 192, 198, 203, 224, 255]
  const secondBytes = [0, 2, 16, 18, 31, 51, 64, 88, 113, 168, 254]
  const ipv4 = firstBytes.flatMap((first) => secondBytes.map((second) => `${first}.${second}.1.1`))
  const ipv6 = [
    '::2',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '100::1',
    '1fff::1',
    '2000::1',
    '2001::1',
    '2001:1ff::1',
    '2001:200::1',
    '2001:db8::1',
    '2002:a00:1::',
    '2606:4700::1',
    '3fff::1',
    '3fff:1000::1',
    '4000::1',
    '5f00::1',
    '7fff::1',
    '8000::1',
    'fd00::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
  ]
  for (const address of [...ipv4, ...ipv6]) {
    const family = familyOf(address)
    const isLoopback = address.startsWith('127.')
    expect(allowed[family].check(address, family), address).toBe(isLoopback)
    if (!isLoopback)
      expect(denied[family].check(address, family), address).toBe(!isPublicIp(address))
  }
  expect(allowed.ipv6.check('::1', 'ipv6')).toBe(true)
})

test.each(NAMES)('the commands of %s are files of this project', (name) => {
  const text = readFileSync(path.join(UNITS, name), 'utf8')
  const directory = /^WorkingDirectory=(.*)$/m.exec(text)?.[1]?.replace(INSTALLED, ROOT) ?? ''
  const commands = [...text.matchAll(/^Exec\w+=(.*)$/gm)].map(([, command = '']) => command)
  expect(commands.length).toBeGreaterThan(0)
  for (const command of commands) {
    const [program = '', script = ''] = command.split(' ')
    expect(existsSync(program.replace(INSTALLED, ROOT)), program).toBe(true)
    if (program.startsWith(INSTALLED)) {
      expect(existsSync(path.join(directory, script)), script).toBe(true)
    }
  }
})

test.skipIf(!hasSystemd).each(NAMES)('systemd finds no fault in %s', (name) => {
  expect(analyze('verify', '--man=no', writeUnit(name))).toBe('')
})

test.skipIf(!hasSystemd).each(NAMES)('systemd calls the exposure of %s low', (name) => {
  const args = ['security', '--offline=true', `--threshold=${MAX_EXPOSURE}`, '--no-pager']
  expect(analyze(...args, writeUnit(name))).toMatch(/Overall exposure level .*: (?:0|1)\.\d OK/)
})
