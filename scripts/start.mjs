import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildPortal } from './buildPortal.mjs'
import { buildService } from './buildService.mjs'
import { endWithParent } from './endWithParent.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { root } from './root.mjs'

ensureInstalled()
buildPortal()

const service = spawn(process.execPath, ['--enable-source-maps', join(buildService(), 'main.js')], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// The service ends when the channel to us breaks, so it never outlives us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => service.kill(signal))
endWithParent(() => service.kill('SIGTERM'))
service.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
