import type { VendorAddresses } from '../adapters/companyDirectories'
import type { StartFailure } from '../platform/process/StartFailure'
import { vendors } from '../ports/CompanyDirectory'

/** Where the vendors of companies' directories are. */
export interface VendorChoice {
  /** Instead of the public ones, for private installations. */
  readonly addresses: VendorAddresses
  /** Whether stand-ins are served and used, whose people are fictional. */
  readonly hasStandIns: boolean
}

interface Reading {
  wrong(name: string, value: string, expected: string): StartFailure
  isSafe(address: string): boolean
  choice(name: string, value: string, choices: readonly string[]): string
}

/** `WECOM_ADDRESS`, `DINGTALK_ADDRESS`, `FEISHU_ADDRESS`, and `DIRECTORY_STAND_INS` for demo data. */
export function vendorChoice(
  read: (name: string) => string | undefined,
  hasDemo: boolean,
  { wrong, isSafe, choice }: Reading,
): VendorChoice {
  const addresses = Object.fromEntries(
    vendors.map((vendor) => {
      const name = `${vendor.toUpperCase()}_ADDRESS`
      const value = read(name)
      if (value !== undefined && !isSafe(value)) throw wrong(name, value, 'an https address')
      return [vendor, value]
    }),
  )
  const hasAddress = Object.values(addresses).some((value) => value !== undefined)
  const setting = read('DIRECTORY_STAND_INS') ?? (hasDemo && !hasAddress ? 'on' : 'off')
  const hasStandIns = choice('DIRECTORY_STAND_INS', setting, ['on', 'off']) === 'on'
  if (hasStandIns && !hasDemo) throw wrong('DIRECTORY_STAND_INS', setting, 'off without demo data')
  return { addresses, hasStandIns }
}
