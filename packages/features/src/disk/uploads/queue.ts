import { diskErrors, nameProblem } from '@atrium/contracts/disk/contract'
import { atom } from 'jotai'
import { makeStale } from '../../shared/request/stale'
import { Failure } from '../../shared/wire/Failure'
import { longestFinish } from '../actions'
import type { Sending } from './sendFile'
import type { ChosenFile, ClashAnswer, UploadItem, UploadOrigin } from './UploadItem'

/** Number of files sent at the same time. */
const atOnce = 3

/** All files chosen since the page was loaded, except forgotten ones. */
const itemsAtom = atom<readonly UploadItem[]>([])
export const uploadsAtom = atom((get) => get(itemsAtom))

/** The current transfers, separate from the displayed state: one set per store. */
const workAtom = atom(() => ({
  lastKey: 0,
  sending: new Map<number, Sending>(),
  answers: new Map<number, ClashAnswer>(),
}))

const changeAtom = atom(null, (get, set, key: number, change: Partial<UploadItem>) =>
  set(
    itemsAtom,
    get(itemsAtom).map((item) => (item.key === key ? { ...item, ...change } : item)),
  ),
)

const forgetAtom = atom(null, (get, set, isGone: (item: UploadItem) => boolean) =>
  set(
    itemsAtom,
    get(itemsAtom).filter((item) => !isGone(item)),
  ),
)

export const addUploadsAtom = atom(
  null,
  (get, set, origin: UploadOrigin, files: readonly ChosenFile[], parentId: string | undefined) => {
    const work = get(workAtom)
    const batch = work.lastKey + 1
    const added = files.map(({ file, folders }): UploadItem => {
      const isNamed = [file.name, ...folders].every((name) => nameProblem(name) === undefined)
      work.lastKey += 1
      return {
        key: work.lastKey,
        batch,
        file,
        folders,
        parentId,
        origin,
        name: file.name,
        sent: 0,
        ...(isNamed ? { state: 'waiting' } : { state: 'failed', failure: 'name' }),
      }
    })
    set(itemsAtom, [...get(itemsAtom), ...added])
    set(pumpAtom)
  },
)

const pumpAtom = atom(null, (get, set) => {
  const items = get(itemsAtom)
  const room = atOnce - items.filter(({ state }) => state === 'sending').length
  const next = items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, room))
  for (const { key } of next) set(sendAtom, key)
})

const sendAtom = atom(null, async (get, set, key: number) => {
  const item = () => get(itemsAtom).find((one) => one.key === key)
  const isGoing = () => item()?.state === 'sending'
  const { sending } = get(workAtom)
  set(changeAtom, key, { state: 'sending', failure: undefined })
  try {
    const begun = item()
    if (!begun) return
    const isSent = begun.uploadId !== undefined && begun.sent === begun.file.size
    const uploadId = isSent ? begun.uploadId : await set(beginAtom, begun)
    if (!uploadId || !isGoing()) return
    set(changeAtom, key, { uploadId })
    if (!isSent && begun.file.size > 0) {
      const { sendFile } = await import('./sendFile')
      if (!isGoing()) return
      const { service } = begun.origin
      const onSent = (sent: number) => set(changeAtom, key, { sent })
      const one = sendFile({ file: begun.file, uploadId, service, onSent })
      sending.set(key, one)
      await one.sent
      if (!isGoing()) return
    }
    await begun.origin.api.finishUpload({ body: { uploadId } }, { timeout: longestFinish })
    set(changeAtom, key, { state: 'done', sent: begun.file.size })
    makeStale(begun.origin.events, ['disk'])
  } catch (thrown) {
    if (isGoing()) set(changeAtom, key, { state: 'failed', failure: failureOf(thrown) })
  } finally {
    sending.delete(key)
    set(pumpAtom)
  }
})

/** Undefined: its name is taken, and that is being handled. */
const beginAtom = atom(null, async (get, set, item: UploadItem): Promise<string | undefined> => {
  const { answers } = get(workAtom)
  const answer = answers.get(item.batch)
  const { file, folders, parentId, name } = item
  try {
    const { uploadId } = await item.origin.api.beginUpload({
      body: {
        name,
        folders: [...folders],
        size: file.size,
        ...(parentId && { parentId }),
        modifiedAt: new Date(file.lastModified).toISOString(),
        clash: answer === undefined || answer === 'skip' ? 'refuse' : answer,
      },
    })
    return uploadId
  } catch (thrown) {
    const isTaken = thrown instanceof Failure && thrown.code === diskErrors.nameTaken
    if (!isTaken || answer === 'keepBoth' || answer === 'replace') throw thrown
    // An answer about another file may have settled it meanwhile.
    const now = answers.get(item.batch)
    if (now === 'skip') set(forgetAtom, ({ key }) => key === item.key)
    else set(changeAtom, item.key, { state: now === undefined ? 'clash' : 'waiting' })
    return undefined
  }
})

/** Any other error came from sending the content. */
const failureOf = (thrown: unknown): Failure => (thrown instanceof Failure ? thrown : new Failure('offline'))

/** Answers for all files chosen together. */
export const answerClashAtom = atom(null, (get, set, batch: number, answer: ClashAnswer) => {
  get(workAtom).answers.set(batch, answer)
  const isAsked = (item: UploadItem) => item.batch === batch && item.state === 'clash'
  if (answer === 'skip') set(forgetAtom, isAsked)
  for (const item of get(itemsAtom).filter(isAsked)) set(changeAtom, item.key, { state: 'waiting' })
  set(pumpAtom)
})

export const pauseUploadsAtom = atom(null, (get, set, keys: readonly number[]) => {
  const going = get(itemsAtom).filter(
    ({ key, state }) => keys.includes(key) && (state === 'sending' || state === 'waiting'),
  )
  for (const { key } of going) {
    set(changeAtom, key, { state: 'paused' })
    get(workAtom).sending.get(key)?.stop()
  }
})

/** Uploads that are paused or failed. */
export const resumeUploadsAtom = atom(null, (get, set, keys: readonly number[]) => {
  for (const { key, state, failure } of get(itemsAtom)) {
    const isResting = state === 'paused' || (state === 'failed' && failure !== 'name')
    if (keys.includes(key) && isResting) set(changeAtom, key, { state: 'waiting' })
  }
  set(pumpAtom)
})

export const cancelUploadsAtom = atom(null, async (get, set, keys: readonly number[]) => {
  const items = get(itemsAtom).filter(({ key, state }) => keys.includes(key) && state !== 'done')
  for (const { key } of items) get(workAtom).sending.get(key)?.stop()
  set(forgetAtom, ({ key }) => items.some((item) => item.key === key))
  // If the service can't be notified now, the upload expires by itself.
  await Promise.all(
    items.map(
      ({ uploadId, origin }) =>
        uploadId && origin.api.cancelUpload({ params: { uploadId } }).catch(() => undefined),
    ),
  )
  for (const { origin } of items) makeStale(origin.events, ['disk'])
})

/** Uploads that are done or can't be sent. */
export const clearUploadsAtom = atom(null, (_get, set) =>
  set(forgetAtom, ({ state, failure }) => state === 'done' || failure === 'name'),
)
