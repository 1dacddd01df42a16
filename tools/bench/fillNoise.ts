import { createCipheriv, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/**
 * Writes an incompressible file of this size as fast as possible and waits for the disk, so that the next
 * measurement doesn't have to.
 */
export async function fillNoise(file: string, size: number): Promise<void> {
  const zeros = Buffer.alloc(4 * 1024 ** 2)
  const cipher = createCipheriv('aes-128-ctr', randomBytes(16), randomBytes(16))
  async function* noise() {
    for (let written = 0; written < size; written += zeros.length) yield cipher.update(zeros)
  }
  await pipeline(noise, createWriteStream(file, { flush: true }))
}
