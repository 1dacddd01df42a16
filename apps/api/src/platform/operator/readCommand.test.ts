import { describe, expect, it } from 'vitest'
import type { OperatorCommand } from './OperatorCommand'
import { readCommand } from './readCommand'

const run = async () => ''
const commands: readonly OperatorCommand[] = [
  { name: 'doors list', usage: '[--all]', about: 'Every door.', effect: 'reads', run },
  {
    name: 'doors shut',
    usage: '<id> --reason <text> [--loudly]',
    about: 'Shuts one.',
    effect: 'writes',
    run,
  },
  {
    name: 'doors paint',
    usage: '<id> --colour <name>… [--coat <name>…]',
    about: 'Paints one.',
    effect: 'writes',
    run,
  },
]
const read = (...words: string[]) => readCommand(commands, words)

describe('what an operator types', () => {
  it('is a command with operands and options, according to its usage', () => {
    expect(read('doors', 'shut', 'd-1', '--reason', 'draught', '--loudly')).toMatchObject({
      operands: ['d-1'],
      options: { reason: 'draught', loudly: true },
    })
    expect(read('doors', 'list')).toMatchObject({ operands: [], options: {} })
  })

  it('may repeat an option whose usage says so', () => {
    expect(read('doors', 'paint', 'd-1', '--colour', 'red', '--colour', 'blue')).toMatchObject({
      operands: ['d-1'],
      lists: { colour: ['red', 'blue'] },
    })
    expect(() => read('doors', 'paint', 'd-1')).toThrow('--colour <name>… is missing.')
  })

  it('gets an error about missing or extra arguments', () => {
    expect(() => read('doors', 'shut')).toThrow('<id> and --reason <text> is missing.')
    expect(() => read('doors', 'shut', 'd-1')).toThrow('--reason <text> is missing.')
    expect(() => read('doors', 'list', 'd-1')).toThrow('“d-1” is one too many.')
    expect(() => read('doors', 'list', '--every')).toThrow('Usage: npm run operator -- doors list [--all]')
  })

  it('gets the list of commands if it is unknown', () => {
    expect(() => read('windows')).toThrow('There is no command “windows”.')
    expect(() => read()).toThrow('doors shut <id> --reason <text> [--loudly]')
  })

  it('gets the commands that start with it', () => {
    const windows = { ...commands[0], name: 'windows list' } as OperatorCommand
    expect(() => readCommand([...commands, windows], ['doors'])).toThrow(
      /^Usage: .*\n\n {2}doors list .*\n {2}doors shut .*\n {2}doors paint .*$/,
    )
  })
})
