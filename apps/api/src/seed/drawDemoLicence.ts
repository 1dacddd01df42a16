import sharp from 'sharp'

const lines = [0.42, 0.62, 0.55, 0.7, 0.48, 0.66, 0.58]

/** A sheet that looks like a business licence from afar. It says nothing: no font is certain to be there. */
export async function drawDemoLicence(): Promise<Uint8Array> {
  const rows = lines
    .map(
      (length, n) =>
        `<rect x="90" y="${190 + n * 40}" width="90" height="12" fill="#8a8171"/>
         <rect x="210" y="${190 + n * 40}" width="${Math.round(length * 480)}" height="12" fill="#c9c2b2"/>`,
    )
    .join('')
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="560">
    <rect width="800" height="560" fill="#fbf8ef"/>
    <rect x="24" y="24" width="752" height="512" fill="none" stroke="#b08d4f" stroke-width="10"/>
    <rect x="42" y="42" width="716" height="476" fill="none" stroke="#d8c08c" stroke-width="2"/>
    <circle cx="400" cy="84" r="24" fill="#b3271e"/>
    <rect x="290" y="126" width="220" height="26" fill="#4a4438"/>
    ${rows}
    <circle cx="650" cy="430" r="56" fill="none" stroke="#b3271e" stroke-width="6" opacity="0.7"/>
  </svg>`
  return new Uint8Array(await sharp(Buffer.from(sheet)).png().toBuffer())
}
