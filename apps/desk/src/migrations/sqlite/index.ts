import * as migration_20261121_063657_initial from './20261121_063657_initial.ts';

export const migrations = [
  {
    up: migration_20261121_063657_initial.up,
    down: migration_20261121_063657_initial.down,
    name: '20261121_063657_initial'
  },
];
