import type { certificationOperations } from '@atrium/contracts/company/certification/policy'
import type { OperationInput } from '@atrium/contracts/wire/contract'
import sharp from 'sharp'

export type Submission = OperationInput<typeof certificationOperations.submitAudit>['body']

type Kind = 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff'

/** A deterministic picture with so much detail that it takes more than 5 KB. */
export async function pictureBytes(kind: Kind = 'png', width = 96, height = width): Promise<Uint8Array> {
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, n) => noise(n))
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } })
  return new Uint8Array(await picture.toFormat(kind).toBuffer())
}

function noise(n: number): number {
  const mixed = Math.imul(n ^ (n >>> 5), 0x9e3779b1)
  return Math.imul(mixed ^ (mixed >>> 13), 0x85ebca6b) >>> 24
}

export const fileOf = (bytes: Uint8Array, name = 'licence.png'): File =>
  new File([new Uint8Array(bytes)], name)

/** A complete form, of a company in the registry. */
export const someSubmission = async (
  companyId: string,
  changes: Partial<Submission> = {},
): Promise<Submission> => ({
  EnterpriseId: companyId,
  EnterpriseName: '远岸结构设计事务所有限公司',
  EnterpriseCode: '91330106MA2B0K7X47',
  ContactPerson: '周明远',
  ContactPhone: '13800000001',
  'Address.Province': '浙江省',
  'Address.City': '杭州市',
  'Address.AreaOrCounty': '西湖区',
  'Address.DetailedAddress': '文一西路8号',
  Remark: '',
  Version: 0,
  BusinessLicenseImage: fileOf(await pictureBytes()),
  ...changes,
})
