import { decodeImage, type IFD } from 'utif2'
import { ContentProblem } from '../content/ContentProblem'

/** Planar colours: the first component of all pixels comes before the second. */
export const isInPlanes = (page: IFD): boolean =>
  (numbersOf(page.t284)[0] ?? 1) === 2 && (numbersOf(page.t277)[0] ?? 1) > 1

/**
 * The colours of a page with separate planes, four bytes per pixel. The library would read them as pixels.
 * @throws ContentProblem unless they are red, green and blue with eight bits
 */
export function coloursOfPlanes(buffer: ArrayBuffer, page: IFD): Uint8ClampedArray<ArrayBuffer> {
  const [offsets, lengths] = [numbersOf(page.t273), numbersOf(page.t279)]
  const samples = numbersOf(page.t277)[0] ?? 0
  const strips = offsets.length / samples
  const isRgb = numbersOf(page.t262)[0] === 2 && numbersOf(page.t258).every((bits) => bits === 8)
  if (!isRgb || samples < 3 || !Number.isInteger(strips) || strips === 0)
    throw new ContentProblem('unsupported')
  const [width, height] = [numbersOf(page.t256)[0] ?? 0, numbersOf(page.t257)[0] ?? 0]
  const colours = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let plane = 0; plane < 3; plane++) {
    const [from, to] = [plane * strips, (plane + 1) * strips]
    const grey = {
      ...page,
      t258: [8],
      t262: [1],
      t277: [1],
      t284: [1],
      t339: [1],
      t273: offsets.slice(from, to),
      t279: lengths.slice(from, to),
    } as unknown as IFD
    decodeImage(buffer, grey)
    for (let n = 0; n < width * height; n++) colours[n * 4 + plane] = grey.data[n] ?? 0
  }
  return colours
}

const numbersOf = (value: unknown): number[] => (value ? Array.from(value as ArrayLike<number>) : [])
