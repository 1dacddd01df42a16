import { releasesContract } from '@atrium/contracts/catalogue/releases/contract'
import { type Answer, type AnswersOf, answer } from '../../shared/stories/answers'
import { storyLocale } from '../../shared/stories/textsOf'

type Wire = AnswersOf<typeof releasesContract>

export const someReleases = (): Wire['listReleases'] => {
  const isEnglish = storyLocale() === 'en'
  return [
    {
      id: 'release-2',
      version: '2026.2',
      platform: 'windows',
      fileName: 'foundation-2026.2-setup.exe',
      size: 1_932_735_283,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      publishedAt: '2026-11-02T02:00:00.000Z',
      notes: isEnglish ? 'Pile rafts by the new code' : '按新规范计算桩筏基础',
      steps: [],
    },
    {
      id: 'release-1',
      version: '2026.1',
      platform: 'windows',
      fileName: 'foundation-2026.1-setup.exe',
      size: 1_811_939_328,
      sha256: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
      publishedAt: '2026-04-20T02:00:00.000Z',
      notes: '',
      steps: [],
    },
  ]
}

export const installerUrl = 'https://account.example.com/api/Installers/user-1/release-2?until=1'

export const releasesAnswers: readonly Answer[] = [
  answer(releasesContract.listReleases, () => someReleases()),
  answer(releasesContract.getInstaller, { url: installerUrl }),
]
