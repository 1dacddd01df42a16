import { catalogue } from '../../shared/texts/messages'

export const releasesMessages = catalogue(
  'catalogue.releases',
  {
    installers: (product: string) => `安装“${product}”`,
    failed: '安装包加载失败',
    none: '暂无安装包',
    noneHint: '安装包发布后会出现在这里。',
    windows: 'Windows',
    macos: 'macOS',
    linux: 'Linux',
    version: (version: string) => `版本${version}`,
    publishedAt: (day: string) => `${day}发布`,
    checksum: 'SHA-256',
    copyChecksum: (version: string) => `复制校验值：${version}`,
    download: '下载',
    downloadOf: (version: string, platform: string) => `下载：${version}（${platform}）`,
    activation: '安装与激活',
    serialNumber: '序列号',
    copySerialNumber: '复制序列号',
    'step.install': '下载安装包，核对校验值后运行。',
    'step.enter': '打开软件，在激活窗口填入序列号。',
    'step.online': '保持联网，激活完成后即可使用。',
  },
  {
    installers: (product) => `Install ${product}`,
    failed: 'The installers could not be loaded',
    none: 'No installer yet',
    noneHint: 'It appears here once it is published.',
    windows: 'Windows',
    macos: 'macOS',
    linux: 'Linux',
    version: (version) => `Release ${version}`,
    publishedAt: (day) => `Published ${day}`,
    checksum: 'SHA-256',
    copyChecksum: (version) => `Copy the checksum: ${version}`,
    download: 'Download',
    downloadOf: (version, platform) => `Download: ${version} (${platform})`,
    activation: 'Install and activate',
    serialNumber: 'Serial number',
    copySerialNumber: 'Copy the serial number',
    'step.install': 'Download the installer, compare its checksum, and run it.',
    'step.enter': 'Open the software and enter the serial number in the activation window.',
    'step.online': 'Stay online until it is activated.',
  },
)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly 'catalogue.releases': typeof releasesMessages
  }
}
