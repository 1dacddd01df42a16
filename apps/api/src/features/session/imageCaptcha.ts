import type { sessionOperations } from '@atrium/contracts/session/policy'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Call } from '../../ports/Call'
import { issueChallenge } from './challenges'
import { drawCaptcha } from './drawCaptcha'
import { glyphs } from './glyphs'
import { randomBetween } from './randomBetween'
import { difficultyFor } from './workLoad'

const seconds = 300

/**
 * A picture of characters, for clients written to the specification. Machines read it as well as people do, so it
 * counts with the work alone that comes with it.
 */
export async function getImageCaptcha(call: Call<typeof sessionOperations.getImageCaptcha>) {
  const { ports, db, address, now, params } = call
  const difficulty = await difficultyFor(db, ports.keys, address, now)
  const letters = Object.keys(glyphs)
  const text = Array.from({ length: params.n }, () => letters[Math.floor(randomBetween(0, letters.length))])
  const answer = pictureAnswer(difficulty, text.join(''))
  const { id, expiresAt } = issueChallenge(ports.keys, 'image', answer, now, seconds)
  const svg = drawCaptcha(text.join(''), params.w, params.h)
  return {
    captchaId: id,
    image: `data:image/svg+xml;base64,${btoa(String.fromCharCode(...utf8ToBytes(svg)))}`,
    difficulty,
    expiresAt: expiresAt.toISOString(),
  }
}

export const pictureAnswer = (difficulty: number, text: string): string => `${difficulty} ${text}`

/** What was typed as it was drawn: case and stray spaces don't count. */
export const readAnswer = (code: string): string => code.replace(/\s/g, '').toUpperCase()
