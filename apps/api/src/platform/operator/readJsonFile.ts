import { readFile } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import * as v from 'valibot'
import { UsageError } from './UsageError'

/** Reads a file named by a command. The service reads it, wherever the command was started. */
export async function readJsonFile<T extends v.GenericSchema>(
  path: string,
  schema: T,
): Promise<v.InferOutput<T>> {
  const { success, output, issues } = v.safeParse(schema, parse(await read(path)))
  if (success) return output
  const [issue] = issues
  throw new UsageError(`${v.getDotPath(issue) ?? 'The file'}: ${issue.message}`)
}

async function read(path: string): Promise<string> {
  if (!isAbsolute(path)) throw new UsageError('Give the absolute path of the file.')
  try {
    return await readFile(path, 'utf8')
  } catch {
    throw new UsageError(`The file ${path} can't be read.`)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError('The file is not valid JSON.')
  }
}
