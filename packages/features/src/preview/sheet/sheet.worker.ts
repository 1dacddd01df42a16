import { serveWorker } from '../content/serveWorker'
import { readWorkbook } from './readWorkbook'

serveWorker(readWorkbook)
