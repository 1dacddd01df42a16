import { parseArgs } from 'node:util'
import { StartFailure } from './platform/process/StartFailure'
import { writeLog } from './platform/process/writeLog'
import { type CompanySize, seedCompany } from './seed/seedCompany'
import { fillEmpty } from './start/fillEmpty'
import { openDatabase } from './start/openDatabase'
import { type Configuration, readConfiguration } from './start/readConfiguration'

const usage = 'Usage: npm run seed -- --members 100000 --departments 5000 [--products 12]'

try {
  await seed(readConfiguration(process.env), readSize(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exitCode = 1
}

/** Seeds the database that `npm start` would open; an embedded one must not be in use. */
async function seed(configuration: Configuration, size: CompanySize): Promise<void> {
  // Nobody waits for its statements, however large they are.
  const database = await openDatabase({ ...configuration, databaseTimeout: 3600 }, writeLog)
  try {
    const startedAt = Date.now()
    await database.migrate(() =>
      configuration.hasDemo ? fillEmpty(database, new Date()) : Promise.resolve(),
    )
    console.info(`Adding ${size.members} members in ${size.departments} departments …`)
    const company = await seedCompany(database, new Date(), size)
    console.info(`${company.name} was added in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
    console.info(`Sign in as ${company.account}, password ${company.password}.`)
  } finally {
    await database.close()
  }
}

function readSize(args: string[]): CompanySize {
  const { values } = parse(args)
  return {
    members: amount('members', values.members, 1, 5_000_000),
    departments: amount('departments', values.departments, 1, 100_000),
    products: amount('products', values.products, 0, 1000),
  }
}

function parse(args: string[]) {
  const option = (value: string) => ({ type: 'string', default: value }) as const
  try {
    return parseArgs({
      args,
      options: { members: option('1000'), departments: option('50'), products: option('12') },
    })
  } catch {
    throw new StartFailure(usage)
  }
}

function amount(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new StartFailure(`--${name} must be a whole number from ${least} to ${most}.\n${usage}`)
}
