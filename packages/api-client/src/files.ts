import { ApiError } from './errors.ts'
import type { paths } from './generated/schema.ts'

/** A small file as the contract answers it, inside JSON. */
export type FileAnswer = paths['/api/image-download']['get']['responses'][200]['content']['application/json']

/**
 * Reads the answer of `GET /api/image-download`, whose bytes were read apart to tell how far they are.
 * @throws ApiError when it is no such answer
 */
export function readFileAnswer(text: string): FileAnswer['data'] {
  try {
    const { fileData, fileName, mimeType } = (JSON.parse(text) as FileAnswer).data
    if ([fileData, fileName, mimeType].every((field) => typeof field === 'string')) return { fileData, fileName, mimeType }
  } catch {
    // No JSON, or no such envelope: said below.
  }
  throw new ApiError('broken', 200, '')
}
