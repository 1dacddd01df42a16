import { requestAtom } from '../shared/request/request'
import { chinaDirectoriesApiAtom } from './api'

/** The company's directories at WeCom, DingTalk and Feishu. */
export const chinaDirectoriesAtom = requestAtom(['directories'], (get, signal) =>
  get(chinaDirectoriesApiAtom).listChinaDirectories({}, { signal }),
)
