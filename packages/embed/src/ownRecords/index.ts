export { DataExport as OwnRecords } from '@atrium/features/dataExport'
