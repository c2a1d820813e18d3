import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Files } from '../../../../platform/files/index.ts'
import { itemPictures } from './item-pictures.ts'
import { type Kind, KINDS } from '../originals/kinds.ts'
import { LIMITS } from '../limits.ts'
import type { Watermark } from './watermark.ts'
import { openOriginal } from '../originals/original.ts'
import { asImportProblem, ImportProblem } from '../problem.ts'
import { svgPool } from '../svg/svg-pool.ts'

/** An item's stored original. */
interface StoredOriginal {
  public_id: string
  original_key: string
  /** Media type. */
  original_type: string
}

export interface PreviewMaker {
  /**
   * Replaces an item's pictures by new ones, made from its stored original.
   * @throws ImportProblem if the original is missing or cannot be read
   */
  make(item: StoredOriginal, how: { watermark: Watermark | null }): Promise<void>
  close(): void
}

/** Remakes the pictures of items that become paid or free, which adds or removes the watermark. */
export function previewMaker(files: Files): PreviewMaker {
  const pool = svgPool(1, LIMITS)
  return {
    async make({ public_id: publicId, original_key: key, original_type: type }, how) {
      const folder = await mkdtemp(join(tmpdir(), 'chitra-preview-'))
      try {
        const path = join(folder, 'original')
        await asImportProblem('The original cannot be read', () => pipeline(files.stream(key), createWriteStream(path)))
        const kind = kindOf(type)
        const { original, dispose } = await asImportProblem('The original cannot be read', () =>
          openOriginal({ sourceKey: '', crc32: null, kind, members: [{ name: key, path, kind }] }, pool, LIMITS),
        )
        try {
          const { pictures } = await itemPictures(original.decoded.base, publicId, how)
          for (const { key, bytes } of pictures) await files.put(key, bytes)
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
  throw new ImportProblem(`The original has an unknown type: ${type}.`)
}
