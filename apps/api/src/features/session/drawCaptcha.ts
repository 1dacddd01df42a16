import { glyphs } from './glyphs'
import { randomBetween } from './randomBetween'

const inks = ['#1d4f94', '#7a3b1d', '#176639', '#5b2a86', '#8c1d3f', '#3d4b5c']

/** An SVG picture of the text: leaning, uneven strokes under and over lines that mean nothing. */
export function drawCaptcha(text: string, width: number, height: number): string {
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
