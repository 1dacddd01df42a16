import { isOldOffice } from '../kind/signatures'
import { openOldOffice } from './oldOffice'

const filePassword = 0x2f

/** Whether an Office document appears to have a password. */
export function isProtected(bytes: Uint8Array): boolean {
  if (!isOldOffice(bytes)) return false
  try {
    const { names, begin } = openOldOffice(bytes)
    const workbook = begin('Workbook', 4096) ?? begin('Book', 4096)
    return names.includes('EncryptedPackage') || (workbook !== undefined && hasPassword(workbook))
  } catch {
    return false
  }
}

/** One of the first records of a workbook tells it. */
function hasPassword(workbook: Uint8Array): boolean {
  const view = new DataView(workbook.buffer, workbook.byteOffset, workbook.byteLength)
  for (let at = 0, record = 0; record < 10 && at + 4 <= workbook.length; record++) {
    if (view.getUint16(at, true) === filePassword) return true
    at += 4 + view.getUint16(at + 2, true)
  }
  return false
}
