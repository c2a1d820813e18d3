import { createHmac } from 'node:crypto'
import type { Db } from '../../../../platform/database/database.ts'
import { newSecret } from '../../../../platform/ids.ts'
import { settingOf } from '../../../../platform/settings-store.ts'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ID_LENGTH = 12
const ORIGINAL_LENGTH = 32

/**
 * Ids and file keys of imported items, sellers and banners, derived from their content and a secret of the shop. They cannot be guessed, and a run after
 * a killed one overwrites the files that it left without a row.
 */
export interface Names {
  /** 12 letters and digits. */
  publicId(of: 'item' | 'seller' | 'banner', key: string): string
  /** `originals/xx/{32 letters and digits}.{ext}` */
  originalKey(sourceKey: string, ext: string): string
}

export async function openNames(db: Db): Promise<Names> {
  const secret = await settingOf(db, 'import-secret', newSecret)
  const derive = (of: string, length: number): string => base62(createHmac('sha512', secret).update(of).digest(), length)
  return {
    publicId: (of, key) => derive(`${of}/${key}`, ID_LENGTH),
    originalKey(sourceKey, ext) {
      const random = derive(`original/${sourceKey}`, ORIGINAL_LENGTH)
      return `originals/${random.slice(0, 2)}/${random}.${ext}`
    },
  }
}

/** The lowest `length` digits. The number has many more bits than that, so the digits are practically uniform. */
function base62(bytes: Buffer, length: number): string {
  let number = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let at = 0; at < length; at += 1) {
    text += BASE62[Number(number % 62n)] ?? ''
    number /= 62n
  }
  return text
}
