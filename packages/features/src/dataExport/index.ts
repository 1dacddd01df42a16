export { DataExport } from './DataExport'
export { english as dataExportEnglish } from './english'
