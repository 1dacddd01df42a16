import { comparePictures } from '../pixels/comparePictures.ts'
import { readPicture } from '../pixels/Picture.ts'

/** Of two picture files: which share of the pixels is not the same, from 0 to 1. */
export async function shareOfChanged(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  return comparePictures(await readPicture(one), await readPicture(other)).share
}
