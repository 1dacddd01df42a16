import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { commandOf, root } from '../shared/root.ts'
import { readComponents } from './readComponents.ts'
import { recordedFile } from './recorded.ts'

const facts = await readComponents()
writeFileSync(recordedFile, JSON.stringify(facts))
execFileSync(process.execPath, [commandOf('@biomejs/biome'), 'format', '--write', recordedFile], {
  cwd: root,
})
console.info(`Recorded ${Object.keys(facts).length} components`)
