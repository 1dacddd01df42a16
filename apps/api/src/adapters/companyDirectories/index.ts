export { openCompanyDirectories, type VendorAddresses } from './openCompanyDirectories'
export { openStandIns } from './standIns/openStandIns'
