import { mostDownloads, ownRecordsErrors } from '@atrium/contracts/ownRecords/contract'
import type { ownRecordsOperations } from '@atrium/contracts/ownRecords/policy'
import { countWithin } from '../../platform/quotas'
import { Refusal } from '../../platform/refusal/Refusal'
import { zipStream } from '../../platform/zip/zipStream'
import type { Call, UnmanagedCall } from '../../ports/Call'
import { alertPerson, alerts } from '../messages'
import { chineseTime } from './asText'
import { readOwnRecords } from './readOwnRecords'
import { zipEntries } from './zipEntries'

type Operation = typeof ownRecordsOperations.downloadOwnRecords

const day = 86_400_000

/** A try counts whatever becomes of it: each reads all that there is. */
export async function downloadOwnRecords({ ports, person, now }: UnmanagedCall<Operation>) {
  const count = await countWithin(ports.database.connection, `records of ${person.userId}`, day, now)
  if (count > mostDownloads)
    throw new Refusal(ownRecordsErrors.tooOften, `每24小时最多下载${mostDownloads}次，请明天再试`, 429)
  return read
}

async function read({ db, person, language, now, audit }: Call<Operation>) {
  const { userId } = person
  const records = await readOwnRecords(db, userId)
  audit({ lists: records.lists.length, rows: records.lists.reduce((sum, { rows }) => sum + rows.length, 0) })
  await alertPerson(db, { userId, words: alerts.recordsDownloaded, now })
  const day = chineseTime(now).slice(0, 10)
  return {
    name: language === 'en' ? `Atrium records ${day}.zip` : `Atrium 我的数据 ${day}.zip`,
    type: 'application/zip',
    content: zipStream(zipEntries(records, language, now), now),
  }
}
