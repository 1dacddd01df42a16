export { openDns, openDnsFile, withRecords } from './openDns'
