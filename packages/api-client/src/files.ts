import { ApiError } from './errors.ts'
import type { paths } from './generated/schema.ts'

/** The answer that contains a small file as JSON. */
export type FileAnswer = paths['/api/image-download']['get']['responses'][200]['content']['application/json']

/**
 * Parses the answer of `GET /api/image-download`, which the caller reads itself in order to show progress.
 * @throws ApiError when the answer is malformed
 */
export function readFileAnswer(text: string): FileAnswer['data'] {
  try {
    const { fileData, fileName, mimeType } = (JSON.parse(text) as FileAnswer).data
    if ([fileData, fileName, mimeType].every((field) => typeof field === 'string')) return { fileData, fileName, mimeType }
  } catch {
    // Neither JSON nor the envelope: reported below.
  }
  throw new ApiError('broken', 200, '')
}
