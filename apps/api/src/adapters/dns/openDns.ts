import { promises as dns } from 'node:dns'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { StartFailure } from '../../platform/process/StartFailure'
import { type DnsRecords, DnsUnreachable } from '../../ports/DnsRecords'

/** In milliseconds, for each of two tries: an administrator waits for the answer. */
const timeout = 2500

/** The name servers of this machine. */
export function openDns(): DnsRecords {
  const resolver = new dns.Resolver({ timeout, tries: 2 })
  return {
    async readTxt(name) {
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        if (code === dns.NODATA || code === dns.NOTFOUND) return []
        throw new DnsUnreachable(name, code)
      }
    },
  }
}

const records = v.record(v.string(), v.array(v.string()))

/** TXT records by name, from a JSON file that is read for each question, so that it can be edited meanwhile. */
export function openDnsFile(file: string): DnsRecords {
  const read = () => {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), records), readFileSync(file, 'utf8'))
    if (!parsed.success)
      throw new StartFailure(`DNS_RECORDS_FILE (${file}) must contain {"<name>": ["<TXT record>", …]}.`)
    return parsed.output
  }
  read()
  return {
    async readTxt(name) {
      return read()[name] ?? []
    },
  }
}

/** Fixed records before those of others: a demo's domain, which nobody can register. */
export const withRecords = (
  fixed: Readonly<Record<string, readonly string[]>>,
  rest: DnsRecords,
): DnsRecords => ({
  readTxt: async (name) => fixed[name] ?? rest.readTxt(name),
})
