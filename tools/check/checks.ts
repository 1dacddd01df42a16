import { commandOf } from '../shared/root.ts'
import type { Step } from '../shared/runStep.ts'

/** The compiler's state of the last run, for incremental checks. */
const kept = 'node_modules/.cache/atrium/types.tsbuildinfo'

/** The checks that read sources without running them. */
export const checks: readonly Step[] = [
  {
    name: 'types',
    about: 'TypeScript, strict',
    args: () => [
      commandOf('typescript', 'tsc'),
      '--noEmit',
      '-p',
      '.',
      // Further checkers would check shared files again.
      '--checkers',
      '2',
      '--incremental',
      '--tsBuildInfoFile',
      kept,
    ],
  },
  { name: 'lint', about: 'Biome: rules and format', args: () => [commandOf('@biomejs/biome'), 'ci', '.'] },
  {
    name: 'imports',
    about: 'which way imports run',
    args: () => ['--import', 'tsx', 'tools/check/imports/checkImports.ts'],
  },
  {
    name: 'wire',
    about: 'where names of the wire are spelt',
    args: () => ['--import', 'tsx', 'tools/check/wire/checkWire.ts'],
  },
  {
    name: 'states',
    about: 'which states of the screens are shown',
    args: () => ['--import', 'tsx', 'tools/check/states/checkStates.ts'],
  },
  { name: 'unused', about: 'code, exports and packages that nothing uses', args: () => [commandOf('knip')] },
]
