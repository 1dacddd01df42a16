const rate = 8000

/** A WAV file with a tone of 440 Hz. @param seconds its length */
export function toneWav(seconds: number): Uint8Array<ArrayBuffer> {
  const count = Math.round(rate * seconds)
  const view = new DataView(new ArrayBuffer(44 + count * 2))
  const write = (at: number, text: string) =>
    [...text].forEach((one, n) => {
      view.setUint8(at + n, one.charCodeAt(0))
    })
  write(0, 'RIFF')
  view.setUint32(4, 36 + count * 2, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // Uncompressed, one channel, 16 bits.
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, count * 2, true)
  for (let n = 0; n < count; n++)
    view.setInt16(44 + n * 2, Math.sin((n / rate) * 440 * 2 * Math.PI) * 8000, true)
  return new Uint8Array(view.buffer)
}

/** A WebM film of two seconds: a bar that grows. Each frame is a picture that the browser compresses. */
export async function growingWebm(): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height, frames] = [320, 180, 4]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser can’t draw.')
  const blocks: number[][] = []
  for (let n = 0; n < frames; n++) {
    context.fillStyle = '#e8edf3'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#1d4f94'
    context.fillRect(20, 60, ((width - 40) * (n + 1)) / frames, 60)
    const time = n * 500
    // Track 1, and a frame that needs no other.
    blocks.push(part('a3', [0x81, time >> 8, time & 255, 0x80, ...(await compressed(canvas))]))
  }
  const video = part('e0', [...part('b0', number(width)), ...part('ba', number(height))])
  const track = [...part('d7', [1]), ...part('73c5', [1]), ...part('83', [1]), ...part('86', text('V_VP8'))]
  const info = [
    ...part('2ad7b1', number(1_000_000)),
    ...part('4489', [...new Uint8Array(new Float64Array([frames * 500]).buffer)].reverse()),
    ...part('4d80', text('Atrium')),
    ...part('5741', text('Atrium')),
  ]
  return Uint8Array.from([
    ...part('1a45dfa3', [...part('4282', text('webm')), ...part('4287', [2]), ...part('4285', [2])]),
    ...part('18538067', [
      ...part('1549a966', info),
      ...part('1654ae6b', part('ae', [...track, ...video])),
      ...part('1f43b675', [...part('e7', [0]), ...blocks.flat()]),
    ]),
  ])
}

/** A frame in VP8: the part of a WebP picture that has this name. */
async function compressed(canvas: OffscreenCanvas): Promise<Uint8Array> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const view = new DataView(bytes.buffer)
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true)
    if (view.getUint32(at) === 0x56503820) return bytes.subarray(at + 8, at + 8 + length)
    at += 8 + length + (length % 2)
  }
  throw new Error('This browser doesn’t compress pictures in VP8.')
}

/** A part of a Matroska file: its id in hexadecimal, the length of its content in four bytes, the content. */
const part = (id: string, content: readonly number[]): number[] => [
  ...(id.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)),
  0x10 | (content.length >> 24),
  (content.length >> 16) & 255,
  (content.length >> 8) & 255,
  content.length & 255,
  ...content,
]

const text = (value: string) => [...value].map((one) => one.charCodeAt(0))
const number = (value: number) => [value >> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]
