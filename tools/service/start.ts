import { buildDesk } from './buildDesk.ts'
import { buildPortal } from './buildPortal.ts'
import { endWithParent } from './endWithParent.ts'
import { runBuilt } from './runBuilt.ts'

buildPortal()
buildDesk()
const service = runBuilt('main')
endWithParent(() => service.kill('SIGTERM'))
