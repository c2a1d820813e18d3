import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Files } from '../../../../platform/files.ts'
import { itemPictures } from './item-pictures.ts'
import { type Kind, KINDS } from '../originals/kinds.ts'
import { LIMITS } from '../limits.ts'
import type { Watermark } from './watermark.ts'
import { openOriginal } from '../originals/original.ts'
import { blaming, ImportProblem } from '../problem.ts'
import { svgPool } from '../svg/svg-pool.ts'

/** What is known of a stored item's original. */
interface StoredOriginal {
  public_id: string
  original_key: string
  /** Media type. */
  original_type: string
}

export interface PreviewMaker {
  /**
   * Makes an item's pictures again from its stored original, and puts them in the place of the old ones.
   * @throws ImportProblem when the original is gone or cannot be read
   */
  make(item: StoredOriginal, how: { watermark: Watermark | null }): Promise<void>
  close(): void
}

/** Makes pictures anew, for items whose watermark comes or goes. */
export function previewMaker(files: Files): PreviewMaker {
  const pool = svgPool(1, LIMITS)
  return {
    async make({ public_id: publicId, original_key: key, original_type: type }, how) {
      const folder = await mkdtemp(join(tmpdir(), 'chitra-preview-'))
      try {
        const path = join(folder, 'original')
        await blaming('The original cannot be read', () => pipeline(files.stream(key), createWriteStream(path)))
        const kind = kindOf(type)
        const { original, dispose } = await blaming('The original cannot be read', () =>
          openOriginal({ sourceKey: '', kind, members: [{ name: key, path, kind }] }, pool, LIMITS),
        )
        try {
          for (const { key: place, bytes } of await itemPictures(original.decoded.base, publicId, how)) await files.put(place, bytes)
        } finally {
          await dispose()
        }
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    close: () => pool.close(),
  }
}

function kindOf(type: string): Kind {
  for (const kind of Object.keys(KINDS) as Kind[]) if (KINDS[kind].mime === type) return kind
  throw new ImportProblem(`The original is of a kind that is not known: ${type}.`)
}
