import * as migration_20261122_195252_initial from './20261122_195252_initial.ts';
import * as migration_20261123_180354_import_notes from './20261123_180354_import_notes.ts';
import * as migration_20261125_142526_content_changes from './20261125_142526_content_changes.ts';
import * as migration_20261127_163344_transparency_log from './20261127_163344_transparency_log.ts';
import * as migration_20261128_000818_removals from './20261128_000818_removals.ts';
import * as migration_20261128_010914_two_people from './20261128_010914_two_people.ts';
import * as migration_20261128_070354_picture_likeness from './20261128_070354_picture_likeness.ts';
import * as migration_20261128_215222_passkeys from './20261128_215222_passkeys.ts';
import * as migration_20261128_223419_password_tries from './20261128_223419_password_tries.ts';
import * as migration_20261128_225542_audit_chain from './20261128_225542_audit_chain.ts';
import * as migration_20261129_014017_sessions from './20261129_014017_sessions.ts';
import * as migration_20261129_015751_idle_accounts from './20261129_015751_idle_accounts.ts';
import * as migration_20261129_052556_second_factor_due from './20261129_052556_second_factor_due.ts';
import * as migration_20261129_054702_identities from './20261129_054702_identities.ts';
import * as migration_20261129_090756_second_factor_algorithm from './20261129_090756_second_factor_algorithm.ts';

export const migrations = [
  {
    up: migration_20261122_195252_initial.up,
    down: migration_20261122_195252_initial.down,
    name: '20261122_195252_initial',
  },
  {
    up: migration_20261123_180354_import_notes.up,
    down: migration_20261123_180354_import_notes.down,
    name: '20261123_180354_import_notes',
  },
  {
    up: migration_20261125_142526_content_changes.up,
    down: migration_20261125_142526_content_changes.down,
    name: '20261125_142526_content_changes',
  },
  {
    up: migration_20261127_163344_transparency_log.up,
    down: migration_20261127_163344_transparency_log.down,
    name: '20261127_163344_transparency_log',
  },
  {
    up: migration_20261128_000818_removals.up,
    down: migration_20261128_000818_removals.down,
    name: '20261128_000818_removals',
  },
  {
    up: migration_20261128_010914_two_people.up,
    down: migration_20261128_010914_two_people.down,
    name: '20261128_010914_two_people',
  },
  {
    up: migration_20261128_070354_picture_likeness.up,
    down: migration_20261128_070354_picture_likeness.down,
    name: '20261128_070354_picture_likeness',
  },
  {
    up: migration_20261128_215222_passkeys.up,
    down: migration_20261128_215222_passkeys.down,
    name: '20261128_215222_passkeys',
  },
  {
    up: migration_20261128_223419_password_tries.up,
    down: migration_20261128_223419_password_tries.down,
    name: '20261128_223419_password_tries',
  },
  {
    up: migration_20261128_225542_audit_chain.up,
    down: migration_20261128_225542_audit_chain.down,
    name: '20261128_225542_audit_chain',
  },
  {
    up: migration_20261129_014017_sessions.up,
    down: migration_20261129_014017_sessions.down,
    name: '20261129_014017_sessions',
  },
  {
    up: migration_20261129_015751_idle_accounts.up,
    down: migration_20261129_015751_idle_accounts.down,
    name: '20261129_015751_idle_accounts',
  },
  {
    up: migration_20261129_052556_second_factor_due.up,
    down: migration_20261129_052556_second_factor_due.down,
    name: '20261129_052556_second_factor_due',
  },
  {
    up: migration_20261129_054702_identities.up,
    down: migration_20261129_054702_identities.down,
    name: '20261129_054702_identities',
  },
  {
    up: migration_20261129_090756_second_factor_algorithm.up,
    down: migration_20261129_090756_second_factor_algorithm.down,
    name: '20261129_090756_second_factor_algorithm'
  },
];
