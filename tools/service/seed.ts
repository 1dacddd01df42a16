import { runBuilt } from './runBuilt.ts'

runBuilt('seed', process.argv.slice(2))
