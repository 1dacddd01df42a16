/** Looks records up in the domain name system. */
export interface DnsRecords {
  /**
   * The TXT records of a name, each in one piece; empty: there are none.
   *
   * @throws DnsUnreachable
   */
  readTxt(name: string): Promise<readonly string[]>
}

/** No name server gave an answer, so nothing is known about the name. */
export class DnsUnreachable extends Error {
  constructor(name: string, code: string) {
    super(`${name}: ${code}`)
    this.name = 'DnsUnreachable'
  }
}
