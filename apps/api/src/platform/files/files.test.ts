import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBlackHole } from '../../testing/black-hole.ts'
import { type S3Store, startS3Store } from '../../testing/s3-store.ts'
import { copyFiles, type Files, localFiles, readAll } from './index.ts'
import { placeOf, s3Files } from './s3-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'chitra-files-'))
let store: S3Store
beforeAll(async () => void (store = await startS3Store()))
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

let places = 0
const newFolder = () => localFiles(join(folder, `place-${(places += 1)}`))
/** A folder of pictures that were written some time ago: a store tells times in whole seconds. */
async function oldFolder(count: number) {
  const path = join(folder, `place-${(places += 1)}`)
  const files = localFiles(path)
  for (let number = 0; number < count; number += 1) {
    await files.put(`public/ab/${number}.jpg`, Buffer.from(`picture ${number}`))
    utimesSync(join(path, `public/ab/${number}.jpg`), 1e9, 1e9)
  }
  return files
}
const newPrefix = () => s3Files(store.url.replace('/shop?', `/shop-${(places += 1)}?`))
async function keysOf(files: Files): Promise<string[]> {
  const keys: string[] = []
  for await (const key of files.keys()) keys.push(key)
  return keys.toSorted()
}
const textOf = async (files: Files, key: string) => (await readAll(files.stream(key))).toString()
const never = new AbortController().signal

describe.each([
  ['a folder', newFolder],
  ['a store', newPrefix],
])('files in %s', (_, open) => {
  it('are written from memory, from a file and from a stream, and read whole or in part', async () => {
    const files = open()
    // More than two parts of an upload.
    const large = randomBytes(20 * 1024 * 1024)
    writeFileSync(join(folder, 'large'), large)
    await files.put('public/ab/small.avif', Buffer.from('0123456789'))
    await files.putFile('originals/ab/large.jpg', join(folder, 'large'))
    await files.putStream('clean/ab/large.jpg', Readable.from([large.subarray(0, 3), large.subarray(3)]))
    expect(await textOf(files, 'public/ab/small.avif')).toBe('0123456789')
    expect((await readAll(files.stream('public/ab/small.avif', { start: 2, end: 5 }))).toString()).toBe('2345')
    expect((await readAll(files.stream('originals/ab/large.jpg'))).equals(large)).toBe(true)
    const opened = await files.open('clean/ab/large.jpg')
    expect([opened?.bytes, (await readAll(opened?.stream ?? Readable.from([]))).equals(large)]).toEqual([large.length, true])
    expect(await keysOf(files)).toEqual(['clean/ab/large.jpg', 'originals/ab/large.jpg', 'public/ab/small.avif'])
    const found = await files.stat('public/ab/small.avif')
    expect(found?.bytes).toBe(10)
    expect(Math.abs(Date.now() - (found?.modified.getTime() ?? 0))).toBeLessThan(60_000)
  })

  it('are replaced and removed; one that is not there is null, and removing it is no error', async () => {
    const files = open()
    await files.put('public/ab/1.jpg', Buffer.from('first'))
    await files.put('public/ab/1.jpg', Buffer.from('second'))
    expect(await textOf(files, 'public/ab/1.jpg')).toBe('second')
    await files.remove('public/ab/1.jpg')
    await files.remove('public/ab/1.jpg')
    expect([await files.stat('public/ab/1.jpg'), await files.open('public/ab/1.jpg'), await keysOf(files)]).toEqual([null, null, []])
    await expect(readAll(files.stream('public/ab/1.jpg'))).rejects.toThrow(/no such file|does not exist|NoSuchKey/i)
  })

  it('have only keys that this program makes', async () => {
    const files = open()
    for (const key of ['public/../secret', '/etc/passwd', 'other/a', 'public/a b', 'public//a'])
      await expect((async () => await files.put(key, Buffer.from('x')))(), key).rejects.toThrow('not a key')
  })

  it('can be checked for being writable, which leaves no file of the shop', async () => {
    const files = open()
    await files.check()
    expect(await keysOf(files)).toEqual([])
  })
})

describe('a store', () => {
  it('that has no such bucket, or does not answer, is not writable', async () => {
    await expect(s3Files(`s3://nobody?endpoint=${store.origin}`).check()).rejects.toThrow(/bucket/i)
    await expect(s3Files('s3://pictures?endpoint=http://127.0.0.1:9').check()).rejects.toThrow(/ECONNREFUSED/)
  })

  it('that takes connections and never answers is given up, as one that is not available [P-15]', { timeout: 60_000 }, async () => {
    const silent = await startBlackHole()
    const files = s3Files(`s3://pictures?endpoint=http://127.0.0.1:${silent.port}`)
    const key = 'public/ab/1.jpg'
    const questions = [files.check(), files.stat(key), files.open(key), readAll(files.stream(key)), files.remove(key)]
    for (const { status, reason } of (await Promise.allSettled(questions)) as PromiseRejectedResult[])
      expect([status, reason]).toEqual(['rejected', expect.objectContaining({ code: 'ETIMEDOUT' })])
    await silent.close()
  })

  it.each([
    [404, 'NoSuchBucket', undefined],
    [503, 'SlowDown', 'ETIMEDOUT'],
  ])('that refuses with %i and no words, as Ceph does, is quoted by its code: %s', async (status, name, code) => {
    const terse = createServer((_, answer) => answer.writeHead(status).end(`<Error><Code>${name}</Code></Error>`)).listen(0, '127.0.0.1')
    await once(terse, 'listening')
    const { port } = terse.address() as AddressInfo
    const refused = s3Files(`s3://nobody?endpoint=http://127.0.0.1:${port}`).check()
    await expect(refused).rejects.toMatchObject({ message: `the store answers ${name}`, ...(code === undefined ? {} : { code }) })
    terse.closeAllConnections()
    terse.close()
  })

  it('signs addresses at which anybody gets the file for a while, the same one within an hour, and only where it is set to', async () => {
    await s3Files(store.url).put('originals/cd/1.jpg', Buffer.from('a picture'))
    const files = s3Files(store.url, { direct: true })
    const as = { contentType: 'image/jpeg', contentDisposition: 'attachment; filename="tea.jpg"' }
    const address = (await files.directAddress('originals/cd/1.jpg', as)) ?? ''
    const answer = await fetch(address, { headers: { range: 'bytes=2-8' } })
    expect([answer.status, await answer.text(), answer.headers.get('content-disposition')]).toEqual([206, 'picture', as.contentDisposition])
    expect(await files.directAddress('originals/cd/1.jpg', as)).toBe(address)
    expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('7200')
    expect(await s3Files(store.url).directAddress('originals/cd/1.jpg')).toBeNull()
  })

  it('is named by an address', () => {
    expect(placeOf('s3://my-shop')).toEqual({ bucket: 'my-shop', prefix: '', endpoint: undefined, region: undefined })
    expect(placeOf('s3://my-shop/a/b/?region=ap-south-1&endpoint=https://store.example.com')).toEqual({
      bucket: 'my-shop',
      prefix: 'a/b/',
      endpoint: 'https://store.example.com',
      region: 'ap-south-1',
    })
  })
})

describe('copying files', () => {
  it('from a folder to a store and back copies all, and what is there already only if it has changed', async () => {
    const [from, to, back] = [await oldFolder(40), newPrefix(), newFolder()]
    expect(await copyFiles({ from, to }, { signal: never })).toMatchObject({ copied: 40, present: 0 })
    expect(await copyFiles({ from, to }, { signal: never })).toEqual({ copied: 0, present: 40, bytes: 0 })
    await from.put('public/ab/7.jpg', Buffer.from('another seven'))
    await from.put('public/ab/41.jpg', Buffer.from('new'))
    expect(await copyFiles({ from, to }, { signal: never })).toEqual({ copied: 2, present: 39, bytes: 16 })
    await copyFiles({ from: to, to: back }, { signal: never })
    expect(await keysOf(back)).toEqual(await keysOf(from))
    for (const key of await keysOf(from)) expect(await textOf(back, key)).toBe(await textOf(from, key))
  })

  it('fails where a single file cannot be written, and says why', async () => {
    const [from, to] = [await oldFolder(20), newPrefix()]
    const broken: Files = {
      ...to,
      putStream: (key, stream) => (key.endsWith('/19.jpg') ? Promise.reject(new Error('the store is full')) : to.putStream(key, stream)),
    }
    await expect(copyFiles({ from, to: broken }, { signal: never })).rejects.toThrow('the store is full')
  })

  it('stopped half way goes on where it stopped', async () => {
    const [from, to] = [await oldFolder(40), newPrefix()]
    const stop = new AbortController()
    const onFile = ({ copied }: { copied: number }) => void (copied === 10 && stop.abort())
    await expect(copyFiles({ from, to }, { signal: stop.signal, onFile })).rejects.toThrow('aborted')
    const half = (await keysOf(to)).length
    expect(half).toBeGreaterThanOrEqual(10)
    expect(half).toBeLessThan(40)
    expect(await copyFiles({ from, to }, { signal: never })).toMatchObject({ copied: 40 - half, present: half })
  })
})
