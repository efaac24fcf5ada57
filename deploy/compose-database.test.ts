import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import {
  postgresFolder,
  startPostgres,
  type TestPostgres,
} from '../apps/desk/src/testing/postgres.ts'

const ROOT = path.join(import.meta.dirname, '..')
const FOLDER = path.join(import.meta.dirname, 'compose')
const SCRIPT = path.join(FOLDER, 'desk-account.sql')
const PROGRAMS = postgresFolder() ?? ''

const { services } = parse(readFileSync(path.join(FOLDER, 'compose.yaml'), 'utf8'), { merge: true })
const { database, desk } = services

const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-database-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the desk’s account of PostgreSQL is not the superuser, and has a password of its own', () => {
  const url = new URL(desk.environment.DATABASE_URL.replace(/\$\{(\w+):\?\}/, '$1'))
  expect([url.username, url.pathname]).toEqual(['gaashaan', '/gaashaan'])
  expect(database.environment).toEqual({
    POSTGRES_USER: 'postgres',
    POSTGRES_PASSWORD: expect.stringContaining('POSTGRES_SUPERUSER_PASSWORD'),
    DESK_PASSWORD: expect.stringContaining(url.password),
  })
  expect(database.volumes).toContain(
    './desk-account.sql:/docker-entrypoint-initdb.d/desk-account.sql:ro',
  )
})

/** Runs a program against a server, as the account that the programs of PostgreSQL take by default. */
function run(server: TestPostgres, command: string, args: readonly string[], input = '') {
  const { hostname, port, username } = new URL(server.url)
  const { status, stdout, stderr } = spawnSync(command, args, {
    input,
    encoding: 'utf8',
    cwd: path.join(ROOT, 'apps/desk'),
    env: {
      ...{ PATH: `${folder}:${PROGRAMS}:${process.env.PATH}`, PGHOST: hostname, PGPORT: port },
      ...{ PGUSER: username, PGDATABASE: 'postgres' },
      ...{ DESK_PASSWORD: "of the desk's", POSTGRES_PASSWORD: 'of the superuser' },
      ...{ DATA_DIR: folder, PAYLOAD_SECRET: 'tests' },
      DATABASE_URL: `postgres://gaashaan@${hostname}:${port}/gaashaan`,
    },
  })
  return { status, output: `${stdout}${stderr}` }
}

const psql = (server: TestPostgres, sql: string, ...args: readonly string[]) =>
  run(server, 'psql', ['--no-psqlrc', '--tuples-only', '--no-align', ...args], sql)

const migrate = (server: TestPostgres) => run(server, process.execPath, ['src/migrate.ts'])

const AS_DESK = ['--username=gaashaan', '--dbname=gaashaan']
const RIGHTS = `SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
  left(rolpassword, 13) FROM pg_authid WHERE rolname = 'gaashaan'`

/** Tables, types and functions in the desk's database that do not belong to its account. */
const OTHERS_OWN = `SELECT count(*) FROM (SELECT relowner FROM pg_class UNION ALL SELECT typowner
  FROM pg_type UNION ALL SELECT proowner FROM pg_proc) AS made (owner)
  WHERE owner NOT IN ('gaashaan'::regrole, 10)`

describe.skipIf(PROGRAMS === '')('on PostgreSQL', () => {
  let server: TestPostgres
  beforeAll(async () => {
    server = await startPostgres()
    const made = run(server, 'psql', ['--set=ON_ERROR_STOP=1', `--file=${SCRIPT}`])
    expect(made).toMatchObject({ status: 0 })
    expect(migrate(server)).toMatchObject({ status: 0 })
  }, 180_000)
  afterAll(() => server.stop())

  test('the account of the desk has a password and no right over the server', () => {
    expect(psql(server, RIGHTS).output).toBe('f|f|f|f|f|SCRAM-SHA-256\n')
  })

  test('the account of the desk has migrated its database, and reads it', () => {
    const count = psql(server, 'SELECT count(*) FROM users', ...AS_DESK)
    expect(count).toEqual({ status: 0, output: '0\n' })
  })

  test.each([
    ['make an account', 'CREATE ROLE other'],
    ['make itself a superuser', 'ALTER ROLE gaashaan SUPERUSER'],
    ['take the rights of the superuser', 'SET ROLE tests'],
    ['make a database', 'CREATE DATABASE other'],
    ['read a file of the server', "SELECT pg_read_file('/etc/hostname')"],
    ['copy from a file', "CREATE TEMP TABLE lines (line text); COPY lines FROM '/etc/hostname'"],
    ['run a program', "CREATE TEMP TABLE lines (line text); COPY lines FROM PROGRAM 'id'"],
    ['change the settings of the server', 'ALTER SYSTEM SET log_connections = on'],
    ['read the passwords', 'SELECT rolpassword FROM pg_authid'],
    ['open another database', '\\connect postgres'],
    ['open the template of databases', '\\connect template1'],
  ])('the account of the desk cannot %s', (_what, sql) => {
    const { status, output } = psql(server, sql, ...AS_DESK, '--set=ON_ERROR_STOP=1')
    expect(output).toMatch(/permission denied|must be superuser|must have .* privilege/)
    expect(status).not.toBe(0)
  })

  test('a desk with the superuser’s account gets its own by the commands of the guide', () => {
    psql(server, 'ALTER ROLE gaashaan SUPERUSER')
    const migrations = psql(server, 'SELECT count(*) FROM payload_migrations', ...AS_DESK)

    const guide = readFileSync(path.join(ROOT, 'docs/guides/containers.md'), 'utf8')
    const [, commands = ''] =
      /```sh\n(docker compose stop desk\n[^`]+<<'SQL'[^`]+)```/.exec(guide) ?? []
    expect(commands).toContain('desk-account.sql')
    // What would run in the container of the database runs here, and the rest does not.
    const shim = `#!/bin/sh\n[ "$2" = exec ] || exit 0\nshift 4\nexec "$@"\n`
    writeFileSync(path.join(folder, 'docker'), shim, { mode: 0o755 })
    const changed = run(
      server,
      'bash',
      ['-e'],
      commands.replace('/docker-entrypoint-initdb.d/desk-account.sql', SCRIPT),
    )
    expect(changed, changed.output).toMatchObject({ status: 0 })

    expect(psql(server, RIGHTS).output).toBe('f|f|f|f|f|SCRAM-SHA-256\n')
    expect(psql(server, 'SELECT count(*) FROM payload_migrations', ...AS_DESK)).toEqual(migrations)
    expect(psql(server, OTHERS_OWN, ...AS_DESK).output).toBe('0\n')
    expect(migrate(server)).toMatchObject({ status: 0 })
    const superusers = "SELECT rolname FROM pg_roles WHERE rolsuper AND rolname <> 'tests'"
    expect(psql(server, superusers).output).toBe('postgres\n')
  })
})
