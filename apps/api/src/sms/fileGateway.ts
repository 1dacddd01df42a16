import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { OutgoingSms, SmsGateway } from './SmsGateway'

/** For development: messages go to nobody but into a file, one line of JSON each. */
export function fileGateway(directory: string, clock: () => Date): SmsGateway {
  return {
    async send({ mobile, text }: OutgoingSms) {
      await mkdir(directory, { recursive: true })
      const line = JSON.stringify({ at: clock().toISOString(), mobile, text })
      await appendFile(outboxFile(directory), `${line}\n`, { mode: 0o600 })
    },
  }
}

const entry = v.object({ at: v.string(), mobile: v.string(), text: v.string() })

export type OutboxEntry = v.InferOutput<typeof entry>

/** What lies in the file, oldest first; a line that is still being written is left out. */
export async function readOutbox(directory: string): Promise<OutboxEntry[]> {
  const content = await readFile(outboxFile(directory), 'utf8').catch(() => '')
  return content.split('\n').flatMap((line) => {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), entry), line)
    return parsed.success ? [parsed.output] : []
  })
}

const outboxFile = (directory: string) => join(directory, 'sms-outbox.jsonl')
