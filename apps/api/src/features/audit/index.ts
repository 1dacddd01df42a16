export { eraseFromChain } from './eraseFromChain'
export { indexSubjects } from './indexSubjects'
export { noteRead } from './noteRead'
export { writeAuditRow, writeAuditRows } from './writeAuditRow'
