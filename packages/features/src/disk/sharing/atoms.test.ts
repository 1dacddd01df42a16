import { sharingContract, sharingErrors } from '@atrium/contracts/disk/sharing/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { type GivenHost, hostAtom, locationAtom } from '../../shared/host/host'
import { createEvents } from '../../shared/request/events'
import { Failure } from '../../shared/wire/Failure'
import { openByCodeAction, openedShareAtom, sharedPreviewAtom } from './atoms'

const opened = {
  id: 'top',
  name: '外发',
  kind: 'folder',
  size: 0,
  sharedBy: '沈知远',
  companyName: '',
  expiresAt: null,
  canDownload: false,
  pass: 'pass-1',
}

/** A tab that shows shares, with its storage and the recorded requests. */
function openTab(kept = new Map<string, string>()) {
  const asked: { readonly path: string; readonly body: Record<string, unknown> }[] = []
  const client = vi.fn(async (operation: { path: string }, input: { body: Record<string, unknown> }) => {
    asked.push({ path: operation.path, body: input.body })
    const { code, pass, id } = input.body
    if (operation.path !== sharingContract.openShare.path)
      return { id, name: 'a', size: 1, url: '', parentId: 'top' }
    if (code === undefined && pass === undefined) throw new Failure('refused', '', sharingErrors.codeWanted)
    return opened
  })
  const tabStore = {
    read: (key: string) => kept.get(key),
    write: (key: string, value: string) => void kept.set(key, value),
  }
  const store = createStore()
  store.set(hostAtom, { client, tabStore, events: createEvents() } as unknown as GivenHost)
  const goTo = (search: string) => store.set(locationAtom, { pathname: pagePaths.sharedFiles, search })
  goTo('share=one')
  store.sub(openedShareAtom, () => {})
  return { store, asked, kept, goTo }
}

const previewed = (asked: ReturnType<typeof openTab>['asked']) =>
  asked.filter(({ path }) => path === sharingContract.getSharedPreview.path).map(({ body }) => body.id)

it('asks for a share’s code once per tab, also across reloads', async () => {
  const first = openTab()
  await vi.waitFor(() => expect(first.store.get(openedShareAtom).state).toBe('failed'))
  await first.store.set(openByCodeAction, 'abc234')
  expect(first.store.get(openedShareAtom)).toMatchObject({ state: 'ready' })
  const again = openTab(first.kept)
  await vi.waitFor(() => expect(again.store.get(openedShareAtom)).toMatchObject({ state: 'ready' }))
  expect(again.asked).toMatchObject([{ body: { shareId: 'one', pass: 'pass-1' } }])
  again.goTo('share=two')
  await vi.waitFor(() => expect(again.store.get(openedShareAtom).state).toBe('failed'))
  expect(again.asked.at(-1)?.body).toEqual({ shareId: 'two' })
})

it('requests no folder’s content on the way back to it', async () => {
  const { store, asked, goTo } = openTab(new Map([['share pass one', 'pass-1']]))
  await vi.waitFor(() => expect(store.get(openedShareAtom).state).toBe('ready'))
  goTo('share=one&file=plan')
  const leave = store.sub(sharedPreviewAtom, () => {})
  await vi.waitFor(() => expect(store.get(sharedPreviewAtom).state).toBe('ready'))
  goTo('share=one')
  expect(store.get(sharedPreviewAtom)).toMatchObject({ state: 'ready', value: { id: 'plan' } })
  leave()
  goTo('share=one&file=section')
  store.sub(sharedPreviewAtom, () => {})
  await vi.waitFor(() => expect(store.get(sharedPreviewAtom)).toMatchObject({ value: { id: 'section' } }))
  expect(new Set(previewed(asked))).toEqual(new Set(['plan', 'section']))
})
