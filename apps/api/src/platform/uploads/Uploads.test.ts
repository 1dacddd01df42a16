import { expect, it } from 'vitest'
import type { Reading } from './Reading'
import { openUploads } from './Uploads'

type SomeTasks = { readonly readSheet: (content: Uint8Array) => Promise<unknown> }

/** Reads nothing until told to; records whose file is read. */
function heldReading() {
  const order: string[] = []
  const held: (() => void)[] = []
  const reading: Reading<SomeTasks> = {
    read: ({ given }) => {
      order.push(String.fromCharCode(...(given[0] ?? [])))
      return new Promise((resolve) => held.push(() => resolve([] as never)))
    },
    close: () => undefined,
  }
  return { reading, order, release: () => held.shift()?.() }
}

it('reads one at a time, in turns between companies', async () => {
  const { reading, order, release } = heldReading()
  const uploads = openUploads(reading)
  const send = (owner: string, name: string) =>
    uploads.read(
      owner,
      'readSheet',
      Uint8Array.from(name, (letter) => letter.charCodeAt(0)),
    )
  const sent = [send('one', 'a'), send('one', 'b'), send('one', 'c'), send('other', 'd')]
  expect(order).toEqual(['a'])
  for (const reading of sent.keys()) {
    release()
    await Promise.race([...sent.slice(reading), new Promise(setImmediate)])
  }
  await Promise.all(sent)
  expect(order).toEqual(['a', 'd', 'b', 'c'])
})

it('continues after a failure', async () => {
  const failing: Reading<SomeTasks> = { read: () => Promise.reject(new Error('no')), close: () => undefined }
  const uploads = openUploads(failing)
  const both = [1, 2].map(() => uploads.read('one', 'readSheet', new Uint8Array()))
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

it('admits three per company and eight in total, and says when to retry', async () => {
  const uploads = openUploads(heldReading().reading)
  let leave = () => {}
  const gate = new Promise<void>((resolve) => (leave = resolve))
  const enter = (owner: string) => uploads.during(owner, () => gate)
  const inside = [enter('a'), enter('a'), enter('a')]
  await expect(enter('a')).rejects.toMatchObject({ status: 429, data: { retryAfterSeconds: 5 } })
  inside.push(enter('b'), enter('b'), enter('b'), enter('c'), enter('c'))
  await expect(enter('d')).rejects.toMatchObject({ status: 503, data: { retryAfterSeconds: 5 } })
  leave()
  await Promise.all(inside)
  await expect(enter('d')).resolves.toBeUndefined()
})
