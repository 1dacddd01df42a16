import { parseArgs } from 'node:util'
import type { OperatorCommand } from './OperatorCommand'
import { UsageError } from './UsageError'

interface ReadCommand {
  readonly command: OperatorCommand
  readonly operands: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  /** The values of options that may be repeated. */
  readonly lists: Readonly<Record<string, readonly string[]>>
}

/** Finds the command that the words start with, and checks the rest against its usage. */
export function readCommand(commands: readonly OperatorCommand[], words: readonly string[]): ReadCommand {
  const command = commands.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '))
  if (!command) throw new UsageError(unknown(commands, words))
  const { operands, options } = shapeOf(command.usage)
  const given = parse(command, words.slice(command.name.split(' ').length), options)
  const missing = [
    ...operands.slice(given.positionals.length),
    ...options.filter(({ name, isRequired }) => isRequired && !given.values[name]).map(({ text }) => text),
  ]
  if (missing.length > 0) throw new UsageError(`${missing.join(' and ')} is missing.\n${usageOf(command)}`)
  if (given.positionals.length > operands.length) {
    throw new UsageError(`“${given.positionals[operands.length]}” is one too many.\n${usageOf(command)}`)
  }
  return { command, operands: given.positionals, ...sorted(given.values) }
}

const usageOf = ({ name, usage }: OperatorCommand): string =>
  `Usage: npm run operator -- ${`${name} ${usage}`.trim()}`

export function listOf(commands: readonly OperatorCommand[]): string {
  const width = Math.max(...commands.map(({ name, usage }) => `${name} ${usage}`.length)) + 2
  const lines = commands.map(({ name, usage, about }) => `  ${`${name} ${usage}`.padEnd(width)}${about}`)
  return ['Usage: npm run operator -- <command> …', '', ...lines].join('\n')
}

function unknown(commands: readonly OperatorCommand[], words: readonly string[]): string {
  if (words.length === 0) return listOf(commands)
  const begun = commands.filter(({ name }) => words.length === 1 && name.startsWith(`${words[0]} `))
  if (begun.length > 0) return listOf(begun)
  return `There is no command “${words.slice(0, 2).join(' ')}”.\n\n${listOf(commands)}`
}

interface OptionShape {
  readonly name: string
  readonly text: string
  readonly hasValue: boolean
  readonly isRepeatable: boolean
  readonly isRequired: boolean
}

/** `<id> --reason <text> [--all] [--tag <tag>…]`: an operand, a required option, a switch, an option with many values. */
function shapeOf(usage: string): { operands: string[]; options: OptionShape[] } {
  const options = [...usage.matchAll(/(\[?)--([\w-]+)( <[^>]+>)?(…?)/g)].map(
    ([text, bracket, name = '', value, more]) => ({
      name,
      text: text.replace('[', ''),
      hasValue: value !== undefined,
      isRepeatable: more === '…',
      isRequired: bracket === '',
    }),
  )
  const operands = usage.replace(/\[?--[\w-]+( <[^>]+>…?)?\]?/g, '').match(/<[^>]+>/g) ?? []
  return { operands: [...operands], options }
}

function parse(command: OperatorCommand, args: readonly string[], options: readonly OptionShape[]) {
  const kinds = options.map(
    ({ name, hasValue, isRepeatable }) =>
      [
        name,
        { type: hasValue ? ('string' as const) : ('boolean' as const), multiple: isRepeatable },
      ] as const,
  )
  try {
    return parseArgs({ args: [...args], options: Object.fromEntries(kinds), allowPositionals: true })
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`${error.message}\n${usageOf(command)}`)
    throw error
  }
}

/** Options that were given once, and those that may be repeated. */
function sorted(values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>) {
  const options: Record<string, string | boolean | undefined> = {}
  const lists: Record<string, string[]> = {}
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) lists[name] = value.map(String)
    else options[name] = value
  }
  return { options, lists }
}
