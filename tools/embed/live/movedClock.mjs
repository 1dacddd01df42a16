import { readFileSync } from 'node:fs'

// Loaded into the service before its own code: its clock is ahead by the milliseconds in a file.

const RealDate = Date
const ahead = () => Number(readFileSync(process.env.ATRIUM_TEST_CLOCK ?? '', 'utf8'))

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length > 0) super(...given)
    else super(RealDate.now() + ahead())
  }

  static now() {
    return RealDate.now() + ahead()
  }
}
