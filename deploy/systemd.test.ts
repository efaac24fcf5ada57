import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
const UNITS = path.join(import.meta.dirname, 'systemd')
const NAMES = globSync('*.service', { cwd: UNITS }).toSorted()

/** systemd's own scale of 0 to 10: below 2 it calls a service OK. */
const MOST_EXPOSED = 20

/** Where the guide installs the project, and where it is here. */
const INSTALLED = '/srv/gaashaan'

const hasSystemd = existsSync('/usr/bin/systemd-analyze')

/** What systemd says of a unit, complaints included. */
function analyze(...args: string[]): string {
  const { stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  return stdout + stderr
}

let folder = ''

/** The unit as systemd would find it on a machine where the project stands in this folder. */
function unitHere(name: string): string {
  const file = path.join(folder, name.replace('@', '@3000'))
  const text = readFileSync(path.join(UNITS, name), 'utf8').replaceAll(INSTALLED, ROOT)
  // Its account is made by an operator; root is on every machine.
  writeFileSync(file, text.replace(/^User=.*/m, 'User=root'))
  return file
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-units-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('there is a unit for the desk and one for each process of the site', () => {
  expect(NAMES).toEqual(expect.arrayContaining(['gaashaan-desk.service', 'gaashaan-site@.service']))
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
  expect(analyze('verify', '--man=no', unitHere(name))).toBe('')
})

test.skipIf(!hasSystemd).each(NAMES)('systemd calls the exposure of %s low', (name) => {
  const args = ['security', '--offline=true', `--threshold=${MOST_EXPOSED}`, '--no-pager']
  expect(analyze(...args, unitHere(name))).toMatch(/Overall exposure level .*: (?:0|1)\.\d OK/)
})
