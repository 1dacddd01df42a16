import { filledTemplate } from '../../../api/src/features/invitations/testing/filledTemplate'

export const lines = 5000
export const badEvery = 25
/** Line 2 is the first below the headings. */
export const firstBad = 2 + 7

/** A spreadsheet with 5,000 people to invite, 200 of them with a number that is too short. */
export async function longSheet() {
  const file = await filledTemplate(
    Array.from({ length: lines }, (_, n) => [
      n % badEvery === firstBad - 2 ? `1380${n}` : String(13_000_000_000 + n),
      '白露',
      n % 2 === 0 ? '造价咨询室' : '',
    ]),
  )
  return {
    name: '成员.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await file.arrayBuffer()),
  }
}
