import { describe, expect, expectTypeOf, it } from 'vitest'
import { ApiError } from './errors.ts'
import { readFileAnswer } from './files.ts'
import type { operations } from './generated/schema.ts'

const answer = { success: true, code: 200, data: { fileData: '/9j/', fileName: 'tea.jpg', mimeType: 'image/jpeg' } }

describe('a file in a JSON answer', () => {
  it('has the content and the type that the contract declares [API-downloadFile]', () => {
    expect(readFileAnswer(JSON.stringify(answer))).toEqual(answer.data)
    expectTypeOf(readFileAnswer).returns.toEqualTypeOf<
      operations['downloadFile']['responses'][200]['content']['application/json']['data']
    >()
  })

  it.each(['', 'null', '{}', '{"data":{"fileName":"tea.jpg","mimeType":"image/jpeg"}}'])('is refused if it is malformed: %s', (text) => {
    expect(() => readFileAnswer(text)).toThrow(ApiError)
  })
})
