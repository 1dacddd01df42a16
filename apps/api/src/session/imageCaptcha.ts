import type { sessionContract } from '@atrium/features/session/contract'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Call } from '../service/Call'
import { issueChallenge } from './challenges'
import { drawCaptcha } from './drawCaptcha'
import { glyphs } from './glyphs'
import { randomBetween } from './randomBetween'

const seconds = 300

/** A picture of characters; whoever holds its id still has to read it. */
export async function getImageCaptcha({ ports, now, params }: Call<typeof sessionContract.getImageCaptcha>) {
  const letters = Object.keys(glyphs)
  const text = Array.from({ length: params.n }, () => letters[Math.floor(randomBetween(0, letters.length))])
  const { id, expiresAt } = issueChallenge(ports.keys, 'image', text.join(''), now, seconds)
  const svg = drawCaptcha(text.join(''), params.w, params.h)
  return {
    captchaId: id,
    image: `data:image/svg+xml;base64,${btoa(String.fromCharCode(...utf8ToBytes(svg)))}`,
    expiresAt: expiresAt.toISOString(),
  }
}

/** What was typed as it was drawn: case and stray spaces don't count. */
export const readAnswer = (code: string): string => code.replace(/\s/g, '').toUpperCase()
