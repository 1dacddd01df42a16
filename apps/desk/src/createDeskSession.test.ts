import type { SignedIn } from '@atrium/features/session'
import { describe, expect, it } from 'vitest'
import { createDeskSession } from './createDeskSession'

const signedIn = {
  userId: 'user-1',
  userAccount: '13800000002',
  accessToken: 'access',
  refreshToken: 'refresh',
  passportToken: 'passport',
  passportRefreshToken: 'passport-refresh',
} as SignedIn

const self = {
  userId: 'user-1',
  name: '沈佳宁',
  account: '13800000002',
  roles: ['security'],
  endsAt: '2026-07-03T10:30:00.000Z',
  idleSeconds: 1800,
}

/**
 * @param refusal the error code of entering; 0: the service lets the person in
 * @param kept content of the storage when the page is opened
 */
function deskWith(refusal: number, kept = new Map<string, string>()) {
  const calls: string[] = []
  const { session, entry } = createDeskSession({
    storage: {
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
    locks: undefined,
    baseUrl: 'http://service.invalid',
    async fetch(asked, options) {
      const { pathname } = new URL(asked instanceof Request ? asked.url : String(asked))
      const token = new Headers(options?.headers).get('authorization')
      // What is kept must not change before the service has answered.
      calls.push(`${pathname} ${token} ${kept.size}`)
      if (pathname !== '/api/desk/enter') return Response.json({ error_code: 0, error_msg: '', data: true })
      const data = refusal === 0 ? self : null
      return Response.json(
        { error_code: refusal, error_msg: '不能进入', data },
        { status: refusal ? 403 : 200 },
      )
    },
  })
  return { session, entry, kept, calls }
}

const settled = async (desk: ReturnType<typeof deskWith>) => {
  await expect.poll(() => desk.entry.get().state).not.toBe('entering')
}

describe('a sign-in at the desk', () => {
  it('is stored once the service has let the person in', async () => {
    const desk = deskWith(0)
    desk.session.begin(signedIn)
    expect(desk.entry.get()).toEqual({ state: 'entering' })
    expect(desk.session.getState().state).toBe('signedOut')
    await settled(desk)
    expect(desk.calls).toEqual(['/api/desk/enter Bearer access 0'])
    expect(desk.session.getState()).toMatchObject({ state: 'signedIn', userId: 'user-1' })
    expect(desk.kept.get('token')).toBe('Bearer access')
  })

  it('leaves nothing behind if the service refuses, not even its own session', async () => {
    const desk = deskWith(56_600)
    desk.session.begin(signedIn)
    await settled(desk)
    expect(desk.calls).toEqual(['/api/desk/enter Bearer access 0', '/api/v1/User/logout Bearer access 0'])
    expect(desk.entry.get()).toMatchObject({
      state: 'refused',
      failure: { code: 56_600, message: '不能进入' },
    })
    expect(desk.kept.size).toBe(0)
  })

  it('ends the expired session that it was to continue, if the service refuses', async () => {
    const person = [
      ['userId', 'user-1'],
      ['userAccount', '13800000002'],
    ] as const
    const desk = deskWith(56_600, new Map(person))
    expect(desk.session.getState().state).toBe('expired')
    desk.session.begin(signedIn)
    await settled(desk)
    expect(desk.session.getState().state).toBe('signedOut')
    expect(desk.kept.size).toBe(0)
  })
})
