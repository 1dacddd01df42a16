import { runBuilt } from './runBuilt.ts'

runBuilt('operator', process.argv.slice(2))
