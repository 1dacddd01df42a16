import type { English } from '../../shared/texts/messages'
import type { releasesChinese } from './messages.zh-CN'

export const releasesEnglish: English<typeof releasesChinese> = {
  installers: (product) => `Install ${product}`,
  failed: 'The installers could not be loaded',
  none: 'No installer yet',
  noneHint: 'The installer appears here once it’s published.',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  version: (version) => `Version ${version}`,
  publishedAt: (day) => `Published ${day}`,
  checksum: 'SHA-256',
  copyChecksum: (version) => `Copy the checksum: ${version}`,
  download: 'Download',
  downloadOf: (version, platform) => `Download: ${version} (${platform})`,
  activation: 'Install and activate',
  serialNumber: 'Serial number',
  copySerialNumber: 'Copy serial number',
  'step.install': 'Download the installer, check that the checksum matches, and run it.',
  'step.enter': 'Open the software and enter the serial number in the activation window.',
  'step.online': 'Stay online until activation is complete.',
}
