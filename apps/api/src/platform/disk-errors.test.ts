import { describe, expect, it } from 'vitest'
import { diskSentence } from './disk-errors.ts'

const failing = (code: string, path?: string): Error =>
  Object.assign(new Error(`${code}: something`), { code, ...(path === undefined ? {} : { path }) })

describe('a message for a disk error', () => {
  it('contains path, reason and remedy', () => {
    expect(diskSentence(failing('ENOSPC', '/data/files/x'))).toBe(
      '/data/files/x cannot be written: the disk is full. Free some space there, or set DATA_DIR to a folder on another disk.',
    )
    expect(diskSentence(failing('EROFS'), '/data')).toMatch(/^\/data cannot be written: the disk is read-only/)
    expect(diskSentence(failing('53100'))).toBe('The database cannot be written: its disk is full. Free some space there.')
  })

  it('is given only for disk errors', () => {
    for (const error of [failing('ENOENT', '/x'), new Error('x'), 'x', undefined]) expect(diskSentence(error, '/data')).toBeNull()
  })
})
