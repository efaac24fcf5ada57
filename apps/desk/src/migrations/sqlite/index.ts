import * as migration_20261122_195252_initial from './20261122_195252_initial.ts';
import * as migration_20261123_180354_import_notes from './20261123_180354_import_notes.ts';

export const migrations = [
  {
    up: migration_20261122_195252_initial.up,
    down: migration_20261122_195252_initial.down,
    name: '20261122_195252_initial',
  },
  {
    up: migration_20261123_180354_import_notes.up,
    down: migration_20261123_180354_import_notes.down,
    name: '20261123_180354_import_notes'
  },
];
