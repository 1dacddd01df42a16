import { openPostgres } from '../apps/api/src/platform/database/openPostgres'
import { seedCompany } from '../apps/api/src/seed/seedCompany'
import startPostgres from '../apps/api/src/testing/startPostgres'
import { startService } from '../apps/portal/e2e/harness/startService'
import { writeFileSync } from 'node:fs'
process.env.TEST_DATABASE = 'postgres'
await startPostgres()
const url = `${process.env.TEST_DATABASE_URL}atrium_template`
const database = await openPostgres({ url })
const { account } = await seedCompany(database, new Date(), { members: 100000, departments: 5000, products: 12 })
await database.close()
const service = await startService({ environment: { DATABASE_URL: url, DEMO_DATA: 'off', ACCESS_TOKEN_SECONDS: '3600' } })
writeFileSync('/work/probe/at.json', JSON.stringify({ url, account, origin: service.origin }))
console.log('ready', account)
setInterval(() => {}, 1e6)
