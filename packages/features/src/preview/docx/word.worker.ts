import { serveWorker } from '../content/serveWorker'
import { readWord } from './readWord'

serveWorker(readWord)
