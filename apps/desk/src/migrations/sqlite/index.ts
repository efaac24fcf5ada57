import * as migration_20261121_073202_initial from './20261121_073202_initial.ts';
import * as migration_20261121_121209_picture_sizes from './20261121_121209_picture_sizes.ts';
import * as migration_20261121_122938_page_lists from './20261121_122938_page_lists.ts';
import * as migration_20261121_150219_desk_foundation from './20261121_150219_desk_foundation.ts';
import * as migration_20261121_163121_desk from './20261121_163121_desk.ts';
import * as migration_20261121_191934_policies from './20261121_191934_policies.ts';
import * as migration_20261121_230129_offline from './20261121_230129_offline.ts';
import * as migration_20261122_085437_text_defaults from './20261122_085437_text_defaults.ts';
import * as migration_20261122_162831_leader_terms from './20261122_162831_leader_terms.ts';
import * as migration_20261122_195252_given_names from './20261122_195252_given_names.ts';
import * as migration_20261123_180354_import_notes from './20261123_180354_import_notes.ts';

export const migrations = [
  {
    up: migration_20261121_073202_initial.up,
    down: migration_20261121_073202_initial.down,
    name: '20261121_073202_initial',
  },
  {
    up: migration_20261121_121209_picture_sizes.up,
    down: migration_20261121_121209_picture_sizes.down,
    name: '20261121_121209_picture_sizes',
  },
  {
    up: migration_20261121_122938_page_lists.up,
    down: migration_20261121_122938_page_lists.down,
    name: '20261121_122938_page_lists',
  },
  {
    up: migration_20261121_150219_desk_foundation.up,
    down: migration_20261121_150219_desk_foundation.down,
    name: '20261121_150219_desk_foundation',
  },
  {
    up: migration_20261121_163121_desk.up,
    down: migration_20261121_163121_desk.down,
    name: '20261121_163121_desk',
  },
  {
    up: migration_20261121_191934_policies.up,
    down: migration_20261121_191934_policies.down,
    name: '20261121_191934_policies',
  },
  {
    up: migration_20261121_230129_offline.up,
    down: migration_20261121_230129_offline.down,
    name: '20261121_230129_offline',
  },
  {
    up: migration_20261122_085437_text_defaults.up,
    down: migration_20261122_085437_text_defaults.down,
    name: '20261122_085437_text_defaults',
  },
  {
    up: migration_20261122_162831_leader_terms.up,
    down: migration_20261122_162831_leader_terms.down,
    name: '20261122_162831_leader_terms',
  },
  {
    up: migration_20261122_195252_given_names.up,
    down: migration_20261122_195252_given_names.down,
    name: '20261122_195252_given_names',
  },
  {
    up: migration_20261123_180354_import_notes.up,
    down: migration_20261123_180354_import_notes.down,
    name: '20261123_180354_import_notes'
  },
];
