import * as migration_20261121_073202_initial from './20261121_073202_initial.ts';

export const migrations = [
  {
    up: migration_20261121_073202_initial.up,
    down: migration_20261121_073202_initial.down,
    name: '20261121_073202_initial'
  },
];
