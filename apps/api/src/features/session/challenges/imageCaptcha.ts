import type { sessionOperations } from '@atrium/contracts/session/policy'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { issueChallenge } from '../../../platform/challenges/challenges'
import type { Call } from '../../../ports/Call'
import { difficultyFor } from './workChallenge'

const seconds = 300

/**
 * A picture of characters, for clients written to the specification. Machines read it as well as people do, so it only
 * counts together with the work that comes with it.
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

/** Normalises the typed characters: case and spaces don't count. */
export const readAnswer = (code: string): string => code.replace(/\s/g, '').toUpperCase()

const inks = ['#1d4f94', '#7a3b1d', '#176639', '#5b2a86', '#8c1d3f', '#3d4b5c']

/** An SVG picture of the text: slanted, uneven strokes among random lines. */
function drawCaptcha(text: string, width: number, height: number): string {
  const step = width / (text.length + 0.6)
  const letters = [...text].map((letter, at) => drawGlyph(letter, step * (at + 0.8), height, step))
  const lines = Array.from({ length: 4 }, () => drawLine(width, height))
  const strokes = [...lines.slice(0, 2), ...letters, ...lines.slice(2)].join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="#fff"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes}</g></svg>`
  )
}

function drawGlyph(letter: string, middle: number, height: number, step: number): string {
  const size = Math.min((height * 0.56) / 6, (step * 0.62) / 4) * randomBetween(0.88, 1.1)
  const lean = randomBetween(-0.3, 0.3)
  const shear = randomBetween(-0.2, 0.2)
  const top = height / 2 + randomBetween(-0.08, 0.08) * height

  const place = (point: string): string => {
    const [gridX = 0, gridY = 0] = point.split(',').map(Number)
    const y = (gridY - 3 + randomBetween(-0.16, 0.16)) * size
    const x = (gridX - 2 + randomBetween(-0.16, 0.16)) * size + y * shear
    const turnedX = x * Math.cos(lean) - y * Math.sin(lean)
    const turnedY = x * Math.sin(lean) + y * Math.cos(lean)
    return `${(middle + turnedX).toFixed(1)} ${(top + turnedY).toFixed(1)}`
  }
  const strokes = (glyphs[letter] ?? '')
    .split(' ')
    .map((stroke) => `M${stroke.split('/').map(place).join('L')}`)
  return `<path d="${strokes.join('')}" stroke="${ink()}" stroke-width="${randomBetween(2, 3.2).toFixed(1)}"/>`
}

function drawLine(width: number, height: number): string {
  const point = (least: number, most: number) =>
    `${randomBetween(least * width, most * width).toFixed(1)} ${randomBetween(0.1, 0.9 * height).toFixed(1)}`
  return `<path d="M${point(0, 0.2)}C${point(0.2, 0.5)} ${point(0.4, 0.8)} ${point(0.8, 1)}" stroke="${ink()}" stroke-width="1.2" opacity="0.7"/>`
}

const ink = () => inks[Math.floor(randomBetween(0, inks.length))]

/** An unpredictable integer in [least, most). */
function randomBetween(least: number, most: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return least + (word / 2 ** 32) * (most - least)
}

/**
 * The characters of captcha pictures, as strokes on a 4 by 6 grid: the points of each stroke in order, strokes
 * separated by a space. Characters that people confuse (0 and O, 1 and I, 8 and B) are left out.
 */
const glyphs: Readonly<Record<string, string>> = {
  '2': '0,1.5/0.6,0.3/2,0/3.5,0.4/4,1.6/3,3.2/0,6/4,6',
  '3': '0.2,0.8/2,0/3.8,1/3.4,2.4/1.6,2.9 1.6,2.9/3.8,3.4/4,5/2,6/0,5.2',
  '4': '3,6/3,0/0,4.2/4,4.2',
  '5': '3.7,0/0.4,0/0.2,2.7/2.2,2.3/4,3.6/3.6,5.4/1.8,6/0,5.3',
  '6': '3.5,0.3/1.6,0.9/0.2,3.2/0.2,5/2,6/3.8,5/3.6,3.2/2,2.7/0.3,4',
  '7': '0,0/4,0/1.5,6',
  '9': '3.8,2/2,3.3/0.2,2.4/0.4,0.7/2.2,0/3.8,1/3.8,3/2.6,5.4/1,6',
  A: '0,6/2,0/4,6 0.8,3.9/3.2,3.9',
  C: '3.9,1/2.4,0/0.6,1/0,3/0.6,5/2.4,6/3.9,5',
  E: '3.8,0/0,0/0,6/3.8,6 0,3/3,3',
  F: '3.8,0/0,0/0,6 0,2.9/3,2.9',
  H: '0,0/0,6 4,0/4,6 0,3/4,3',
  K: '0,0/0,6 3.9,0/0,3.4 1.3,2.4/4,6',
  L: '0.3,0/0.3,6/4,6',
  M: '0,6/0.3,0/2,3.6/3.7,0/4,6',
  N: '0,6/0,0/4,6/4,0',
  P: '0,6/0,0/2.8,0/4,1.6/2.8,3.2/0,3.2',
  R: '0,6/0,0/2.8,0/4,1.5/2.8,3/0,3 1.8,3/4,6',
  T: '0,0/4,0 2,0/2,6',
  U: '0,0/0,4.4/2,6/4,4.4/4,0',
  V: '0,0/2,6/4,0',
  W: '0,0/1,6/2,2/3,6/4,0',
  X: '0,0/4,6 4,0/0,6',
  Y: '0,0/2,3/4,0 2,3/2,6',
}
